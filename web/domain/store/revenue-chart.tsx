import { BarController, BarElement, CategoryScale, Chart as ChartJs, LinearScale, Tooltip } from 'chart.js'
import { Chart } from 'react-chartjs-2'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { StoreStats } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useInk } from '../../ui/use-ink.ts'

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

const font = { family: "'Tabldot Figtree', system-ui, sans-serif", size: 12 }

/** Revenue per day; the total is among the figures above it. */
export const RevenueChart = ({ days }: Pick<StoreStats, 'days'>) => {
  const inkOf = useInk()
  const total = days.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0) / 100
  return (
    <Chart
      type="bar"
      data={{
        labels: days.map(({ date }) => formatDate(date)),
        datasets: [
          {
            label: 'Ciro',
            data: days.map(({ revenue }) => revenue),
            backgroundColor: inkOf(colors.herb),
            borderRadius: 3,
            maxBarThickness: 40,
          },
        ],
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        locale: 'tr-TR',
        font,
        plugins: {
          tooltip: { callbacks: { label: ({ parsed }) => formatLira(parsed.y ?? 0) } },
        },
        scales: {
          x: {
            grid: { display: false },
            ticks: { maxRotation: 0, autoSkipPadding: 16, font, color: inkOf(colors.ink2) },
          },
          y: {
            beginAtZero: true,
            grid: { color: inkOf(colors.line) },
            border: { display: false },
            ticks: {
              maxTicksLimit: 5,
              font,
              color: inkOf(colors.ink3),
              callback: (lira) => formatNumber(Number(lira)),
            },
          },
        },
      }}
      aria-label={`Günlük ciro: ${formatNumber(days.length)} günde toplam ${formatLira(total)}.`}
    />
  )
}
