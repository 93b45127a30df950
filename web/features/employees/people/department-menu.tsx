import { Button, makeStyles, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { useCompany } from '../../../shared/session/use-company.ts'
import { useDepartments } from '../use-departments.ts'

const none = 'none'

const useStyles = makeStyles({
  button: { justifyContent: 'start', maxWidth: '100%', minHeight: '44px', paddingLeft: '8px', paddingRight: '8px', fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  place: { position: 'relative' },
  popover: { zIndex: 10, maxHeight: 'min(320px, 50dvh)', overflowY: 'auto' },
  item: { minHeight: '44px', alignItems: 'center' },
})

type Props = { person: Employee }

const DepartmentChoices = ({ person, onPick }: Props & { onPick: (departmentId: string) => void }) => {
  const styles = useStyles()
  const departments = useDepartments()
  const isGone = person.department_id !== null && departments.every(({ id }) => id !== person.department_id)
  const choices = [{ id: none, name: 'Departman yok' }, ...(isGone ? [{ id: person.department_id ?? none, name: person.department_name ?? '' }] : []), ...departments]
  return (
    <MenuList checkedValues={{ department: [person.department_id ?? none] }} onCheckedValueChange={(_, { checkedItems }) => onPick(checkedItems[0] ?? none)}>
      {choices.map(({ id, name }) => (
        <MenuItemRadio key={id} name="department" value={id} className={styles.item}>
          {name}
        </MenuItemRadio>
      ))}
    </MenuList>
  )
}

/** The menu is made when it is first asked for: a list of thousands carries plain buttons. */
export const DepartmentMenu = ({ person }: Props) => {
  const styles = useStyles()
  const company = useCompany()
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [update, { isLoading }] = useUpdateEmployeeMutation()
  const pick = (departmentId: string) => {
    setOpen(false)
    const department_id = departmentId === none ? null : departmentId
    if (department_id !== person.department_id) void update({ ...company, userId: person.id, body: { department_id } })
  }
  const open = () => {
    setMade(true)
    setOpen(true)
  }
  const button = (
    <Button
      className={styles.button}
      appearance="subtle"
      aria-haspopup="menu"
      aria-label={`${person.full_name}: departman ${person.department_name ?? 'yok'}`}
      disabledFocusable={isLoading}
      icon={isLoading ? <BusyIcon /> : <ChevronDownRegular />}
      iconPosition="after"
      onClick={isMade ? undefined : open}
    >
      {person.department_name ?? 'Departman yok'}
    </Button>
  )
  return (
    <div ref={place} className={styles.place}>
      {isMade ? (
        <Menu inline open={isOpen} onOpenChange={(_, data) => setOpen(data.open)}>
          <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
          <MenuPopover className={styles.popover}>
            <DepartmentChoices person={person} onPick={pick} />
          </MenuPopover>
        </Menu>
      ) : (
        button
      )}
    </div>
  )
}
