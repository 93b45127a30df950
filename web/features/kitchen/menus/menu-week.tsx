import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { addDays, mondayOf } from '../../../../src/core/shared/rules.ts'
import { type MenuWeek as Week, type MenuWeekDay, type Shift, useGetMenuWeekQuery } from '../../../api/generated.ts'
import { closedName } from '../../../domain/calendar/closed-name.ts'
import { dayParts } from '../../../ui/words/calendar-days.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { useKitchen } from '../use-kitchen.ts'
import { aheadText } from './menu-summary.ts'

const wide = '@container (min-width: 760px)'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  range: { fontSize: '16px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  shift: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px' },
  name: { fontSize: '15px', lineHeight: '20px', fontWeight: 650 },
  quiet: { color: colors.ink3 },
  lacking: { color: colors.danger, fontWeight: 600 },
  days: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '8px' },
  },
  day: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: '8px',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: '44px',
    padding: '8px 10px',
    border: `1px solid ${colors.line}`,
    borderRadius: '10px',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: '2px', minHeight: '84px' },
  },
  way: {
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
  },
  awaitedTitle: { minHeight: '42px', alignContent: 'start', [wide]: { minHeight: 'auto' } },
  awaited: { minHeight: '52px' },
  rest: { backgroundColor: colors.surface2, color: colors.ink3 },
  date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  words: { display: 'grid', fontSize: '13px', lineHeight: '18px' },
  missing: { color: colors.danger, fontWeight: 600 },
  published: { color: colors.herb, fontWeight: 600 },
})

const stateLabels: Record<MenuWeekDay['state'], string> = {
  published: 'Yayında',
  draft: 'Taslak',
  missing: 'Menü yok',
  other_catering: 'Başka catering yayınladı',
  no_shift: 'Vardiya çalışmıyor',
  partnership_ended: 'Ortaklık sona eriyor',
}

const isWritable = ({ state, is_past }: MenuWeekDay): boolean =>
  state === 'published' || state === 'draft' || (state === 'missing' && !is_past)

type OnOpen = { onOpen: (shiftId: string, date: string) => void }

const Day = ({ day, people, onOpen }: { day: MenuWeekDay; people: number; onOpen: () => void }) => {
  const styles = useStyles()
  const { weekday, day: number, month } = dayParts(day.date)
  const isMissing = day.state === 'missing' && !day.is_past
  const words = (
    <>
      <span className={styles.date}>{`${number} ${month} ${weekday}`}</span>
      <span className={styles.words}>
        <span className={mergeClasses(isMissing && styles.missing, day.state === 'published' && styles.published)}>
          {day.closed_name === null ? stateLabels[day.state] : closedName(day.closed_name)}
        </span>
        {day.state === 'published' && (
          <span>{`${formatNumber(day.choice_count)} / ${formatNumber(people)} seçti`}</span>
        )}
        {day.undeclared_dishes > 0 && <span className={styles.quiet}>{`${day.undeclared_dishes} yemek beyansız`}</span>}
      </span>
    </>
  )
  return (
    <li>
      {isWritable(day) ? (
        <button type="button" className={mergeClasses(styles.day, styles.way)} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={mergeClasses(styles.day, styles.rest)}>{words}</div>
      )}
    </li>
  )
}

const Shifts = ({ week: { shifts, people }, onOpen }: { week: Week } & OnOpen) => {
  const styles = useStyles()
  const id = useId()
  return shifts.map(({ shift_id, title, start_time, end_time, missing_days, ahead, days }) => (
    <section key={shift_id} aria-labelledby={`${id}-${shift_id}`} className={styles.shift}>
      <div className={styles.title}>
        <h3 id={`${id}-${shift_id}`} className={styles.name}>
          {title}
        </h3>
        <Text className={styles.quiet}>{`${start_time}–${end_time}`}</Text>
        <Text title="Yarından başlayarak 28 gün">{aheadText(ahead)}</Text>
        {missing_days > 0 && <Text className={styles.lacking}>{`${missing_days} gün boş`}</Text>}
      </div>
      <ul className={styles.days}>
        {days.map((day) => (
          <Day key={day.date} day={day} people={people} onOpen={() => onOpen(shift_id, day.date)} />
        ))}
      </ul>
    </section>
  ))
}

/** Takes the room of the days: two lines for each on a phone. */
const Awaited = ({ shifts }: { shifts: readonly Shift[] }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <>
      <span role="status" className={hidden}>
        Yükleniyor…
      </span>
      {shifts.map(({ id, title, start_time, end_time }) => (
        <div key={id} className={styles.shift}>
          <div className={mergeClasses(styles.title, styles.awaitedTitle)}>
            <span className={styles.name}>{title}</span>
            <Text className={styles.quiet}>{`${start_time}–${end_time}`}</Text>
          </div>
          <div className={styles.days}>
            {Array.from({ length: 7 }, (_, day) => (
              <div key={day} className={mergeClasses(styles.day, styles.rest, styles.awaited)} />
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

/** The Monday of this week; on a Sunday, of the next one. */
export const presentWeek = (): string => mondayOf(addDays(todayIn(), 1))

/** What is written, published and chosen for each day of a week, and what is missing. */
export const MenuWeek = ({ shifts, onOpen }: { shifts: readonly Shift[] } & OnOpen) => {
  const styles = useStyles()
  const [start, setStart] = useState(presentWeek)
  const query = useGetMenuWeekQuery({ ...useKitchen(), startDate: start }, { refetchOnMountOrArgChange: true })
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label="Önceki hafta"
          onClick={() => setStart(addDays(start, -7))}
        />
        <h2 className={styles.range} aria-live="polite">
          {`${formatDate(start)}–${formatDate(addDays(start, 6))}`}
        </h2>
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label="Sonraki hafta"
          onClick={() => setStart(addDays(start, 7))}
        />
      </div>
      {query.data !== undefined ? (
        <Shifts week={query.data} onOpen={onOpen} />
      ) : query.error === undefined ? (
        <Awaited shifts={shifts} />
      ) : (
        <NotYet query={query} failure="Hafta yüklenemedi" />
      )}
    </Panel>
  )
}
