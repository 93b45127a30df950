import { lazy } from 'react'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { SalesDay } from '../../api/generated.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { type DayFact, DaysPanel } from './days-panel.tsx'

const RevenueChart = lazy(async () => ({
  default: (await import('../../domain/store/revenue-chart.tsx')).RevenueChart,
}))

const facts: DayFact<SalesDay>[] = [
  { name: 'Ciro', text: ({ revenue }) => formatLira(revenue), mark: 'bars' },
  { name: 'Sipariş', text: ({ orders }) => formatNumber(orders) },
]

export const RecentSales = ({ days }: { days: readonly SalesDay[] }) => (
  <DaysPanel
    caption="Son 14 günün siparişleri"
    days={days}
    facts={facts}
    empty={days.every(({ orders }) => orders === 0) ? 'Son 14 günde sipariş verilmedi.' : undefined}
  >
    <RevenueChart days={[...days]} />
  </DaysPanel>
)
