import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled, CircleRegular, LockClosedRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../../ui/link.tsx'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { choosingPage, type DateGroup, isAbsent, isSettled, waitsForChoice } from '../menu-days.ts'
import { allDaysDone } from '../texts.ts'
import { useAreaPath } from '../use-area-path.ts'
import { isClosed } from './closed-day.ts'
import { smallPhone, useHomeStyles } from './home-styles.ts'

const maxDays = 12

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '14px', padding: '16px', [smallPhone]: { padding: '12px', rowGap: '10px' } },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 650 },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [smallPhone]: { '& > :nth-child(n + 7)': { display: 'none' } },
  },
  day: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: '62px',
    boxSizing: 'border-box',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '12px',
    color: colors.ink,
    fontSize: '12px',
    lineHeight: '16px',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    [smallPhone]: { minHeight: '54px' },
  },
  number: { fontSize: '16px', lineHeight: '20px', fontWeight: 700 },
  chosen: {
    border: '1px solid transparent',
    backgroundColor: colors.herbSoft,
    color: colors.herb,
    ':hover': { backgroundColor: colors.herbSoft },
  },
  next: {
    border: `1px solid ${colors.saffron}`,
    backgroundColor: colors.saffronSoft,
    color: colors.saffron,
    ':hover': { backgroundColor: colors.saffronSoft },
  },
  closed: { border: `1px dashed ${colors.lineStrong}`, color: colors.ink2 },
  choose: { minHeight: '48px', fontSize: '16px' },
})

const DayCell = ({ group, isNext }: { group: DateGroup; isNext: boolean }) => {
  const styles = useStyles()
  const pathTo = useAreaPath()
  const hidden = useVisuallyHidden()
  const { date } = group
  const isAway = group.days.some(isAbsent)
  const state = isAway ? 'closed' : isSettled(group) ? 'chosen' : waitsForChoice(group) ? 'waiting' : 'closed'
  const why = isAway ? 'yoksunuz' : group.days.every(isClosed) ? 'kapalı' : 'seçim kapandı'
  const word = { chosen: 'seçildi', waiting: 'seçim bekliyor', closed: why }[state]
  const Icon = { chosen: CheckmarkFilled, waiting: CircleRegular, closed: LockClosedRegular }[state]
  return (
    <li>
      <Link
        to={pathTo(choosingPage(date, group))}
        className={mergeClasses(
          styles.day,
          state === 'chosen' && styles.chosen,
          state === 'closed' && styles.closed,
          isNext && styles.next,
        )}
      >
        <span>{formatDate(date, 'weekday')}</span> <span className={styles.number}>{Number(date.slice(8))}</span>
        <Icon fontSize="12px" />
        <span className={hidden}>{` ${word}`}</span>
      </Link>
    </li>
  )
}

/** How many days are waiting for a choice and which ones, with a link to choose. */
export const WaitingDays = ({ groups, today }: { groups: readonly DateGroup[]; today: string }) => {
  const styles = useStyles()
  const home = useHomeStyles()
  const navigate = useNavigate()
  const choosing = useAreaPath()('secim')
  const waiting = groups.filter(waitsForChoice)
  const upcoming = groups.filter((group) => group.date > today || waitsForChoice(group))
  if (upcoming.length === 0) return null
  const isDone = waiting.length === 0
  /** Starts so that the next day to choose for is always among those shown. */
  const first = Math.max(0, upcoming.findIndex((group) => group === waiting[0]) - 3)
  const isClosed = isDone && !upcoming.some(isSettled)
  return (
    <section className={mergeClasses(home.card, styles.root)} aria-label="Seçim durumu">
      <h2 className={styles.title}>
        {isClosed ? 'Seçime açık gün yok.' : isDone ? allDaysDone : `${waiting.length} gün seçiminizi bekliyor`}
      </h2>
      <ul className={styles.days}>
        {upcoming.slice(first, first + maxDays).map((group) => (
          <DayCell key={group.date} group={group} isNext={group === waiting[0]} />
        ))}
      </ul>
      {!isDone && (
        <Button appearance="primary" className={styles.choose} onClick={() => void navigate(choosing)}>
          Yemek seç
        </Button>
      )}
    </section>
  )
}
