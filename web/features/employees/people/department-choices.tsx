import { makeStyles, MenuItemRadio, MenuList } from '@fluentui/react-components'
import type { Employee } from '../../../api/generated.ts'
import { useDepartments } from '../../../shared/departments/use-departments.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { noDepartmentPick } from './own-department.ts'

const useStyles = makeStyles({ item: { minHeight: '44px', alignItems: 'center' } })

/** The person's own department is named even when it takes nobody new. */
export const DepartmentChoices = ({ person: { department_id, department_name } }: { person: Employee }) => {
  const styles = useStyles()
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
