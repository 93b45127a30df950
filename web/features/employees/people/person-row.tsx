import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { memo } from 'react'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { colors } from '../../../ui/colors.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { mayEdit } from './authority.ts'
import { PersonState } from './person-state.tsx'
import { personShifts } from './person-shifts.ts'
import { PersonName } from './person-name.tsx'
import { preventTextSelection, SelectBox } from '../../../ui/lists/selection/select-box.tsx'
import { useSelection } from './selection.ts'
import { useShowsShifts } from './use-open-shifts.ts'

const useStyles = makeStyles({
  row: {
    height: '40px',
    borderBottom: `1px solid ${colors.line}`,
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
  },
  open: { backgroundColor: colors.surface2 },
  selected: { backgroundColor: colors.brandSoft, ':hover': { backgroundColor: colors.brandSoftHover } },
  cell: {
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: 400,
  },
  box: { padding: 0 },
  who: { display: 'flex', alignItems: 'center', columnGap: '10px', minWidth: 0 },
  quiet: { color: colors.ink3 },
  onSelected: { color: colors.ink },
})

type Props = { person: Employee; isSelected: boolean; isOpen: boolean }

const Row = memo(function Row({ person, isSelected, isOpen }: Props) {
  const styles = useStyles()
  const scope = useScope()
  const { onToggle, onOpen } = useSelection()
  const mayToggle = mayEdit(scope, person) ? onToggle : undefined
  const showsShifts = useShowsShifts()
  const shifts = personShifts(person)
  const quiet = mergeClasses(styles.quiet, isSelected && styles.onSelected)
  return (
    <tr
      className={mergeClasses(styles.row, isOpen && styles.open, isSelected && styles.selected)}
      onMouseDown={preventTextSelection}
      onClick={({ shiftKey }) => (shiftKey && mayToggle ? mayToggle(person, true) : onOpen(person))}
    >
      {onToggle && (
        <td className={styles.box}>
          {mayToggle && (
            <SelectBox
              label={`${person.full_name}: seç`}
              isChecked={isSelected}
              onChange={(isRange) => mayToggle(person, isRange)}
            />
          )}
        </td>
      )}
      <th scope="row" className={styles.cell}>
        <span className={styles.who}>
          <Avatar name={person.full_name} />
          <PersonName person={person} isOpen={isOpen} />
        </span>
      </th>
      <td className={styles.cell}>{formatPhone(person.phone)}</td>
      <td className={styles.cell} title={person.department_name ?? undefined}>
        {person.department_name ?? <Text className={quiet}>{noDepartmentLabel}</Text>}
      </td>
      {showsShifts && (
        <td className={styles.cell} title={shifts}>
          {shifts}
        </td>
      )}
      <td className={styles.cell}>{roleLabels[person.role]}</td>
      <td className={styles.cell}>
        <PersonState person={person} />
      </td>
    </tr>
  )
})

export const PersonRow = ({ person }: { person: Employee }) => {
  const { isSelected, openId } = useSelection()
  return <Row person={person} isSelected={isSelected(person.id)} isOpen={openId === person.id} />
}
