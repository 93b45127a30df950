import { lazy } from 'react'
import { formatNumber } from '../../ui/words/numbers.ts'
import { type DayFact, DaysPanel } from './days-panel.tsx'
import type { ShownDay } from './shown-day.ts'

/** Keeps Chart.js out of everything that has no charts. */
const RecentDaysChart = lazy(async () => ({ default: (await import('./recent-days-chart.tsx')).RecentDaysChart }))

const chosen: DayFact<ShownDay> = { name: 'Seçim', text: (day) => formatNumber(day.chosen), mark: 'bars' }
const people: DayFact<ShownDay> = { name: 'Aktif kişi', text: (day) => formatNumber(day.people ?? 0), mark: 'line' }

export const RecentDays = ({ days }: { days: readonly ShownDay[] }) => (
  <DaysPanel
    caption="Son 14 günün seçimleri"
    days={days}
    facts={days.some((day) => day.people !== undefined) ? [chosen, people] : [chosen]}
    empty={days.every((day) => day.chosen === 0) ? 'Son 14 günde seçim yapılmadı.' : undefined}
  >
    <RecentDaysChart days={days} />
  </DaysPanel>
)
