import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { formatLira, quantityIn } from '../../../../src/texts/kernel/amounts.ts'
import { type StoreStats, useGetStoreStatsQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { Segments } from '../../../ui/forms/segments.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'

const RevenueChart = lazy(async () => ({
  default: (await import('../../../domain/store/revenue-chart.tsx')).RevenueChart,
}))

const periods: Record<StoreStats['period'], string> = {
  '1_day': '1 gün',
  '1_week': '1 hafta',
  '1_month': '1 ay',
  '1_year': '1 yıl',
}

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(124px, 100%), 1fr))',
    gap: '12px',
    margin: 0,
    // All seven in a line, in which millions have more room than counts.
    '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(max-content, 1fr) repeat(6, minmax(0, 1fr))' },
  },
  figure: {
    display: 'grid',
    rowGap: '4px',
    padding: '12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  name: { color: colors.ink2, fontSize: '12px' },
  value: {
    margin: 0,
    fontSize: '18px',
    whiteSpace: 'nowrap',
    lineHeight: '28px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  chart: { position: 'relative', height: '260px' },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))', gap: '16px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 0',
    borderBottom: `1px solid ${colors.line}`,
    ':last-child': { borderBottom: 'none' },
  },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
  quiet: { color: colors.ink3 },
})

const Figures = ({ stats }: { stats: StoreStats }) => {
  const styles = useStyles()
  const figures: [string, string][] = [
    ['Toplam ciro', formatLira(stats.total_revenue)],
    ['Toplam sipariş', formatNumber(stats.total_orders)],
    ['Teslim edilen', formatNumber(stats.delivered_orders)],
    ['Bekleyen', formatNumber(stats.pending_orders)],
    ['İptal edilen', formatNumber(stats.cancelled_orders)],
    ['Ürün', formatNumber(stats.total_products)],
    ['Stoku azalan', formatNumber(stats.low_stock_products)],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Entry = { key: string; name: string; value: string; facts?: string }

const Entries = ({ title, empty, entries }: { title: string; empty: string; entries: readonly Entry[] }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <Subtitle2 as="h2">{title}</Subtitle2>
      {entries.length === 0 ? (
        <span className={styles.quiet}>{empty}</span>
      ) : (
        <ol className={styles.list}>
          {entries.map(({ key, name, value, facts }) => (
            <li key={key} className={styles.entry}>
              <span>{name}</span>
              <span className={styles.number}>
                {facts !== undefined && <span className={styles.quiet}>{`${facts} · `}</span>}
                {value}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Sales in a period ending today; revenue excludes cancelled orders. */
export const StatsTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [period, setPeriod] = useState<StoreStats['period']>('1_month')
  const query = useGetStoreStatsQuery({ companyId, period }, { refetchOnMountOrArgChange: true })
  const stats = query.currentData
  return (
    <>
      <Segments
        label="Dönem"
        isLabelHidden
        value={period}
        choices={Object.entries(periods).map(([value, text]) => ({ value: value as StoreStats['period'], text }))}
        onChange={setPeriod}
      />
      {stats === undefined ? (
        <NotYet query={query} failure="İstatistikler yüklenemedi" shape="figures" />
      ) : (
        <>
          <Figures stats={stats} />
          <Panel as="section">
            <Subtitle2 as="h2">Günlük ciro</Subtitle2>
            <span className={styles.quiet}>
              {stats.first_date === stats.last_date
                ? formatDate(stats.last_date)
                : `${formatDate(stats.first_date)}–${formatDate(stats.last_date)}, iptal edilenler hariç`}
            </span>
            <div className={mergeClasses(styles.chart)}>
              <Suspense>
                <RevenueChart days={stats.days} />
              </Suspense>
            </div>
          </Panel>
          <div className={styles.pair}>
            <Entries
              title="En çok satanlar"
              empty="Bu dönemde satış yok."
              entries={stats.best_sellers.map(({ product_id, name, quantity, unit_type, revenue }) => ({
                key: product_id,
                name,
                facts: quantityIn(quantity, unit_type),
                value: formatLira(revenue),
              }))}
            />
            <Entries
              title="Stoku azalanlar"
              empty="Stoku azalan ürün yok."
              entries={stats.low_stock_items.map(({ id, name, stock_quantity, unit_type }) => ({
                key: id,
                name,
                value: stock_quantity === 0 ? 'Tükendi' : quantityIn(stock_quantity, unit_type),
              }))}
            />
          </div>
        </>
      )}
    </>
  )
}
