import { makeStyles, Radio, RadioGroup, Subtitle1, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { optionsOf, rowsOf, type Department } from './department-rows.ts'
import { DepartmentTable } from './department-table.tsx'
import { SeriesLegend } from './series-legend.tsx'

/** Loaded separately, to keep Chart.js out of the rest. */
const DepartmentChart = lazy(async () => ({ default: (await import('./department-chart.tsx')).DepartmentChart }))

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 24px' },
  table: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  chart: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
})

/** A wide table scrolls on its own, by keyboard too. */
const scrollable = { role: 'region', 'aria-label': 'Departman tablosu', tabIndex: 0 } as const

type View = 'options' | 'total' | 'table'

export const DepartmentSection = ({ departments }: { departments: readonly Department[] }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const [view, setView] = useState<View>('options')
  const options = optionsOf(departments)
  const rows = rowsOf(departments, options)
  const drawn = view === 'options' ? options : []
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle1 as="h2">Departmanlara göre son 30 gün</Subtitle1>
        {rows.length > 0 && (
          <RadioGroup
            layout="horizontal"
            aria-label="Görünüm"
            value={view}
            onChange={(_, { value }) => setView(value as View)}
          >
            <Radio value="options" label="Seçenekler" />
            <Radio value="total" label="Toplam" />
            <Radio value="table" label="Tablo" />
          </RadioGroup>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState text="Son 30 günde seçim yapılmadı." drawing="figures" />
      ) : (
        <div className={styles.chart}>
          {view !== 'table' && (
            <Suspense fallback={<Skeleton shape="picture" />}>
              {drawn.length > 0 && <SeriesLegend series={drawn} />}
              <DepartmentChart rows={rows} options={drawn} />
            </Suspense>
          )}
          <div className={view === 'table' ? styles.table : hidden} {...(view === 'table' && scrollable)}>
            <DepartmentTable rows={rows} options={options} />
          </div>
        </div>
      )}
    </Panel>
  )
}
