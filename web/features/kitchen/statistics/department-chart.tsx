import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useInk } from '../../../ui/use-ink.ts'
import { canvasLook } from './canvas-patterns.ts'
import { longestRows, type DepartmentRow } from './department-rows.ts'
import { looksOf } from './looks.ts'
import type { Series } from './week-series.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

const rowHeight = 29
const frameHeight = 40
const tallest = { options: 500, total: 400 }

/** A phone has no room for a long name; the table has. */
const shortened = (name: string, chartWidth: number): string => {
  const maxLength = chartWidth < 480 ? 20 : 40
  return name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name
}

const font = { family: "'Tabldot Figtree', system-ui, sans-serif", size: 13 }

const optionsFor = (rows: readonly DepartmentRow[], inkOf: (color: string) => string): ChartOptions<'bar'> => ({
  indexAxis: 'y',
  animation: false,
  maintainAspectRatio: false,
  locale: 'tr-TR',
  font,
  color: inkOf(colors.ink),
  scales: {
    x: {
      stacked: true,
      beginAtZero: true,
      ticks: { precision: 0, font, color: inkOf(colors.ink2), maxTicksLimit: 6 },
      grid: { color: inkOf(colors.line) },
    },
    y: {
      stacked: true,
      grid: { display: false },
      ticks: {
        autoSkip: false,
        font,
        color: inkOf(colors.ink),
        callback(_, index) {
          const row = rows[index]
          return row && `${shortened(row.name, this.chart.width)}: ${formatNumber(row.total)}`
        },
      },
    },
  },
})

interface DepartmentChartProps {
  rows: readonly DepartmentRow[]
  /** If empty, one bar per department with its total. */
  options: readonly Series[]
}

export const DepartmentChart = ({ rows, options }: DepartmentChartProps) => {
  const maxHeight = options.length > 0 ? tallest.options : tallest.total
  const shown = longestRows(rows, Math.floor((maxHeight - frameHeight) / rowHeight))
  const inkOf = useInk()
  const bar = { borderColor: inkOf(colors.surface), borderWidth: 1, maxBarThickness: 24 }
  const looks = looksOf(options.map(({ key }) => key))
  const datasets =
    options.length > 0
      ? options.map(({ key, label }, series) => ({
          ...bar,
          label,
          data: shown.map(({ counts }) => counts[series] ?? 0),
          backgroundColor: canvasLook(looks.get(key), inkOf),
        }))
      : [
          {
            ...bar,
            label: 'Toplam',
            data: shown.map(({ total }) => total),
            backgroundColor: canvasLook({ colour: 2, pattern: 0 }, inkOf),
          },
        ]
  return (
    <div style={{ position: 'relative', height: `${Math.min(maxHeight, frameHeight + shown.length * rowHeight)}px` }}>
      <Bar
        data={{ labels: shown.map(({ name }) => name), datasets }}
        options={optionsFor(shown, inkOf)}
        aria-label="Son 30 günün seçimleri, departmanlara göre. Sayılar tablodadır."
      />
    </div>
  )
}
