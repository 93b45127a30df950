import { makeStyles, mergeClasses, Radio, RadioGroup, Subtitle2 } from '@fluentui/react-components'
import { type ReactNode, Suspense, useState } from 'react'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useSeen } from '../../ui/device/use-seen.ts'
import { Panel } from '../../ui/panel.tsx'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' },
  range: { color: colors.ink3, fontSize: '12px' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.ink2, fontSize: '12px' },
  swatch: {
    width: '12px',
    height: '12px',
    borderRadius: '3px',
    backgroundColor: colors.herb,
    forcedColorAdjust: 'none',
  },
  dashes: { width: '18px', height: 0, borderTop: `2px dashed ${colors.ink3}` },
  views: { marginLeft: 'auto' },
  body: { position: 'relative', flexGrow: 1, minHeight: '220px' },
  /** Positioned absolutely, since a canvas that takes its size from its container must not stretch it. */
  whole: { position: 'absolute', inset: 0 },
  scrolled: { overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  name: { padding: '6px 12px 6px 0', textAlign: 'left', fontWeight: 400 },
  number: { padding: '6px 0 6px 12px', textAlign: 'right' },
  row: { borderTop: `1px solid ${colors.line}` },
})

/** A figure shown for each day: a column of the table and, if it has a `mark`, a series of the chart. */
export type DayFact<Day> = { name: string; text: (day: Day) => string; mark?: 'bars' | 'line' }

type Facts<Day> = { days: readonly Day[]; facts: readonly DayFact<Day>[] }

const DaysTable = <Day extends { date: string }>({ caption, days, facts }: Facts<Day> & { caption: string }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Gün
          </th>
          {facts.map(({ name }) => (
            <th key={name} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className={styles.row}>
            <th scope="row" className={styles.name}>
              {formatDate(day.date, 'dayAndMonth')}
            </th>
            {facts.map(({ name, text }) => (
              <td key={name} className={styles.number}>
                {text(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Legend = ({ facts }: { facts: readonly Pick<DayFact<never>, 'name' | 'mark'>[] }) => {
  const styles = useStyles()
  return (
    <ul className={styles.legend} aria-label="Gösterilenler">
      {facts
        .filter(({ mark }) => mark !== undefined)
        .map(({ name, mark }) => (
          <li key={name} className={styles.entry}>
            <span className={mark === 'bars' ? styles.swatch : styles.dashes} />
            {name}
          </li>
        ))}
    </ul>
  )
}

/** A long table scrolls on its own, by keyboard too. */
const scrollable = { role: 'region', 'aria-label': 'Son 14 günün tablosu', tabIndex: 0 } as const

type Props<Day> = Facts<Day> & {
  caption: string
  /** Shown if none of the days has any data. */
  empty: string | undefined
  /** The chart. */
  children: ReactNode
}

/** The last fourteen days, as a chart or as a table. */
export const DaysPanel = <Day extends { date: string }>({ caption, days, facts, empty, children }: Props<Day>) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const [view, setView] = useState('chart')
  const isTable = view === 'table'
  const [body, isSeen] = useSeen()
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Son 14 gün</Subtitle2>
        {empty === undefined && (
          <>
            <Legend facts={facts} />
            <RadioGroup
              layout="horizontal"
              className={styles.views}
              aria-label="Görünüm"
              value={view}
              onChange={(_, { value }) => setView(value)}
            >
              <Radio value="chart" label="Grafik" />
              <Radio value="table" label="Tablo" />
            </RadioGroup>
          </>
        )}
      </div>
      <div ref={body} className={styles.body}>
        {empty !== undefined && <EmptyState text={empty} drawing="figures" />}
        {empty === undefined && !isTable && isSeen && (
          <div className={styles.whole}>
            <Suspense>{children}</Suspense>
          </div>
        )}
        {empty === undefined && (
          <div className={isTable ? mergeClasses(styles.whole, styles.scrolled) : hidden} {...(isTable && scrollable)}>
            <DaysTable caption={caption} days={days} facts={facts} />
          </div>
        )}
      </div>
    </Panel>
  )
}
