import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import type { CopyMenuDaysApiResponse } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { dayLabel } from './menu-names.ts'

const useStyles = makeStyles({
  target: { border: `1px solid ${colors.line}`, borderRadius: '12px', overflow: 'hidden' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '8px 12px',
    cursor: 'pointer',
    backgroundColor: colors.surface2,
  },
  name: { marginRight: 'auto', fontWeight: 650 },
  sum: { color: colors.ink3, fontSize: '12px' },
  days: { margin: 0, padding: 0, listStyleType: 'none' },
  day: {
    display: 'grid',
    gridTemplateColumns: '72px 76px minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'center',
    minHeight: '36px',
    padding: '4px 12px',
    borderTop: `1px solid ${colors.line}`,
    '@container (max-width: 480px)': { gridTemplateColumns: '72px 76px', rowGap: '4px' },
  },
  from: { color: colors.ink3 },
  onto: { fontWeight: 650 },
  dishes: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  skipped: { color: colors.saffron, fontSize: '12px', overflowWrap: 'anywhere' },
  empty: { padding: '8px 12px', color: colors.ink3 },
})

type Target = CopyMenuDaysApiResponse['targets'][number]
type Day = Target['days'][number]

const count = ({ days }: Target, ...outcomes: Day['outcome'][]): number =>
  days.filter(({ outcome }) => outcomes.includes(outcome)).length

/** 6 gün kopyalanır, 3’ü taslağın üstüne · 1 gün atlanır */
const sumOf = (target: Target): string => {
  const [copied, over, skipped, same] = [
    count(target, 'copied', 'overwritten'),
    count(target, 'overwritten'),
    count(target, 'skipped'),
    count(target, 'unchanged'),
  ]
  return [
    `${copied} gün kopyalanır${over > 0 ? ` (taslağın üstüne: ${over})` : ''}`,
    skipped > 0 && `${skipped} gün atlanır`,
    same > 0 && `${same} gün zaten aynı`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const Outcome = ({ outcome, message }: Day) => {
  const styles = useStyles()
  if (outcome === 'copied') return <Badge color="success">Kopyalanır</Badge>
  if (outcome === 'overwritten') return <Badge color="warning">Taslağın üstüne</Badge>
  if (outcome === 'unchanged') return <Badge color="informative">Zaten aynı</Badge>
  return <span className={styles.skipped}>{`Atlanır: ${message ?? ''}`}</span>
}

const Dishes = ({ label = '', names }: { label?: string; names: readonly string[] }) => {
  const styles = useStyles()
  const text = `${label}${names.join(' · ')}`
  return (
    <span className={mergeClasses(styles.dishes, label !== '' && styles.from)} title={text}>
      {text}
    </span>
  )
}

/** What copying would do, by target and day. */
export const CopyPreview = ({ targets }: { targets: readonly Target[] }) => {
  const styles = useStyles()
  return targets.map((target, index) => (
    <details key={`${target.corporate_id} ${target.shift_id ?? ''}`} className={styles.target} open={index === 0}>
      <summary className={styles.head}>
        <span className={styles.name}>{[target.corporate_name, target.shift_title].filter(Boolean).join(' · ')}</span>
        <span className={styles.sum}>{target.problem === null ? sumOf(target) : 'Kopyalanmaz'}</span>
      </summary>
      <FormNotice intent="error" text={target.problem?.message} />
      {target.problem === null && target.days.length === 0 && (
        <Text block className={styles.empty}>
          Seçilen günlerde menü yok.
        </Text>
      )}
      <ul className={styles.days}>
        {target.days.map((day) => (
          <li key={day.date} className={styles.day}>
            <span className={styles.from}>{dayLabel(day.from_date)}</span>
            <span className={styles.onto}>{dayLabel(day.date)}</span>
            <span>
              <Dishes names={day.dishes} />
              {day.common_courses.length > 0 && <Dishes label="Ortak: " names={day.common_courses} />}
            </span>
            <Outcome {...day} />
          </li>
        ))}
      </ul>
    </details>
  ))
}
