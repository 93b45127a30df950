import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { mayEdit } from './authority.ts'
import { PersonState } from './person-state.tsx'
import { personShifts } from './person-shifts.ts'
import { PersonName } from './person-name.tsx'
import { SelectBox } from '../../../ui/lists/selection/select-box.tsx'
import { useSelection } from './selection.ts'
import { useShowsShifts } from './use-open-shifts.ts'

/** For an embedded panel narrower than any phone: what does not fit beside the name goes below it. */
const narrow = '@container (max-width: 279px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '72px',
    padding: '8px 12px 8px 16px',
    borderBottom: `1px solid ${colors.line}`,
    cursor: 'pointer',
    ':last-child': { borderBottom: 'none' },
  },
  selectable: { gridTemplateColumns: '44px minmax(0, 1fr) auto', paddingLeft: '4px', [narrow]: { columnGap: '4px' } },
  selected: { backgroundColor: colors.brandSoft },
  words: { gridColumn: '-3', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' },
  name: { display: 'flex', [narrow]: { '& > button': { whiteSpace: 'normal' } }, fontSize: '16px', lineHeight: '22px' },
  facts: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '16px',
    [narrow]: { whiteSpace: 'normal' },
  },
  phone: { whiteSpace: 'nowrap' },
  state: { [narrow]: { gridColumn: '-3 / span 2', justifySelf: 'start' } },
})

/** A row on a phone. */
export const PersonItem = ({ person }: { person: Employee }) => {
  const styles = useStyles()
  const scope = useScope()
  const { isSelected, onToggle, onOpen, openId } = useSelection()
  const showsShifts = useShowsShifts()
  return (
    <li
      className={mergeClasses(styles.root, onToggle && styles.selectable, isSelected(person.id) && styles.selected)}
      onClick={() => onOpen(person)}
    >
      {onToggle && mayEdit(scope, person) && (
        <SelectBox
          label={`${person.full_name}: seç`}
          isChecked={isSelected(person.id)}
          onChange={(isRange) => onToggle(person, isRange)}
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <PersonName person={person} isOpen={openId === person.id} />
        </span>
        <span className={styles.facts}>
          <span className={styles.phone}>{formatPhone(person.phone)}</span>
          {` · ${person.department_name ?? noDepartmentLabel}`}
        </span>
        <span className={styles.facts}>
          {roleLabels[person.role]}
          {showsShifts && ` · ${personShifts(person)}`}
        </span>
      </span>
      <span className={styles.state}>
        <PersonState person={person} />
      </span>
    </li>
  )
}
