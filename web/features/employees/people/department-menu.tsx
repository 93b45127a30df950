import { makeStyles, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { bannerShown } from '../../../shared/banners/banners-slice.ts'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useDepartments } from '../../../shared/departments/use-departments.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { DepartmentButton } from './department-button.tsx'
import { departmentIdOf, noDepartment, noDepartmentPick } from './own-department.ts'

const useChoiceStyles = makeStyles({ item: { alignItems: 'center' } })

/** The person's own department is named even when it takes nobody new. */
const DepartmentChoices = ({ person: { department_id, department_name } }: { person: Employee }) => {
  const styles = useChoiceStyles()
  const { departments: open } = useDepartments(useCompany())
  const isOpen = department_id === null || open.some(({ id }) => id === department_id)
  const own = isOpen ? [] : [{ id: department_id, name: department_name ?? '' }]
  return (
    <MenuList>
      {[noDepartmentPick, ...own, ...open].map(({ id, name }) => (
        <MenuItemRadio key={id} name="department" value={id} className={styles.item}>
          {name}
        </MenuItemRadio>
      ))}
    </MenuList>
  )
}

const useStyles = makeStyles({
  place: { position: 'relative' },
  popover: { zIndex: 10, maxHeight: 'min(320px, 50dvh)', overflowY: 'auto' },
})

/** Opens as it is made. */
export const DepartmentMenu = ({ person }: { person: Employee }) => {
  const styles = useStyles()
  const company = useCompany()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(true)
  const [update, { isLoading }] = useUpdateEmployeeMutation()
  const own = person.department_id ?? noDepartment
  const move = async (department_id: string | null) => {
    const { error } = await update({ ...company, userId: person.id, body: { department_id, version: person.version } })
    if (error === undefined) return
    const text = prefixedProblem(error, 'Departman güncellenemedi')
    dispatch(bannerShown({ operation: 'updateEmployee', intent: 'error', text }))
  }
  const pick = (departmentId = own) => {
    setOpen(false)
    if (departmentId === own) return
    void move(departmentIdOf(departmentId))
  }
  return (
    <div className={styles.place}>
      <Menu
        inline
        open={isOpen}
        onOpenChange={(_, data) => setOpen(data.open)}
        checkedValues={{ department: [own] }}
        onCheckedValueChange={(_, { checkedItems }) => pick(checkedItems[0])}
      >
        <MenuTrigger disableButtonEnhancement>
          <DepartmentButton person={person} isBusy={isLoading} />
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <DepartmentChoices person={person} />
        </MenuPopover>
      </Menu>
    </div>
  )
}
