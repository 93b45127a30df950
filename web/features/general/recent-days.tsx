import { makeStyles, mergeClasses, Radio, RadioGroup, Subtitle2 } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { colors } from '../../shared/colors.ts'
import { formatDate } from '../../shared/dates.ts'
import { EmptyState } from '../../shared/feedback/empty-state.tsx'
import { formatNumber } from '../../shared/numbers.ts'
import { Panel } from '../../shared/panel.tsx'
import { useVisuallyHidden } from '../../shared/visually-hidden.ts'
import type { ShownDay } from './shown-day.ts'

/** Chart.js is fetched for charts alone. */
const RecentDaysChart = lazy(async () => ({ default: (await import('./recent-days-chart.tsx')).RecentDaysChart }))

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' },
  range: { color: colors.ink3, fontSize: '12px' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'flex', alignItems: 'center', columnGap: '8px', color: colors.ink2, fontSize: '12px' },
  swatch: { width: '12px', height: '12px', borderRadius: '3px', backgroundColor: colors.herb },
  dashes: { width: '18px', height: 0, borderTop: `2px dashed ${colors.ink3}` },
  views: { marginLeft: 'auto' },
  body: { position: 'relative', flexGrow: 1, minHeight: '220px' },
  /** A canvas that is told its size by its place does not make the place grow. */
  whole: { position: 'absolute', inset: 0 },
  scrolled: { overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  name: { padding: '6px 12px 6px 0', textAlign: 'left', fontWeight: 400 },
  number: { padding: '6px 0 6px 12px', textAlign: 'right' },
  row: { borderTop: `1px solid ${colors.line}` },
})

const DaysTable = ({ days }: { days: readonly ShownDay[] }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const hasPeople = days.some(({ people }) => people !== undefined)
  return (
    <table className={styles.table}>
      <caption className={hidden}>Son 14 günün seçimleri</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Gün
          </th>
          <th scope="col" className={styles.number}>
            Seçim
          </th>
          {hasPeople && (
            <th scope="col" className={styles.number}>
              Aktif kişi
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, chosen, people }) => (
          <tr key={date} className={styles.row}>
            <th scope="row" className={styles.name}>
              {formatDate(date, 'dayAndMonth')}
            </th>
            <td className={styles.number}>{formatNumber(chosen)}</td>
            {people !== undefined && <td className={styles.number}>{formatNumber(people)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Legend = ({ hasPeople }: { hasPeople: boolean }) => {
  const styles = useStyles()
  return (
    <ul className={styles.legend} aria-label="Gösterilenler">
      <li className={styles.entry}>
        <span className={styles.swatch} />
        Seçim
      </li>
      {hasPeople && (
        <li className={styles.entry}>
          <span className={styles.dashes} />
          Aktif kişi
        </li>
      )}
    </ul>
  )
}

/** A long table scrolls in itself, by keyboard too. */
const scrollable = { role: 'region', 'aria-label': 'Son 14 günün tablosu', tabIndex: 0 } as const

export const RecentDays = ({ days }: { days: readonly ShownDay[] }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const [view, setView] = useState('chart')
  const isTable = view === 'table'
  const isEmpty = days.every(({ chosen }) => chosen === 0)
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Son 14 gün</Subtitle2>
        {!isEmpty && (
          <>
            <Legend hasPeople={days.some(({ people }) => people !== undefined)} />
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
      <div className={styles.body}>
        {isEmpty && <EmptyState text="Son 14 günde seçim yapılmadı." drawing="figures" />}
        {!isEmpty && !isTable && (
          <div className={styles.whole}>
            <Suspense>
              <RecentDaysChart days={days} />
            </Suspense>
          </div>
        )}
        {!isEmpty && (
          <div className={isTable ? mergeClasses(styles.whole, styles.scrolled) : hidden} {...(isTable && scrollable)}>
            <DaysTable days={days} />
          </div>
        )}
      </div>
    </Panel>
  )
}
