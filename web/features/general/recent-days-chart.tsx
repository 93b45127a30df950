import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
  type Plugin,
} from 'chart.js'
import { Chart } from 'react-chartjs-2'
import { weekdayOf } from '../../../src/core/shared/rules.ts'
import { dayParts } from '../../ui/words/calendar-days.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { type InkOf, useInk } from '../../ui/use-ink.ts'
import type { ShownDay } from './shown-day.ts'

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

const font = { family: "'Tabldot Figtree', system-ui, sans-serif", size: 12 }

const isWeekend = ({ date }: ShownDay): boolean => weekdayOf(date) > 5

/** Chart width below which day names do not fit; the table still shows them. */
const narrow = 480

/** Draws each value at the top of its bar, or above it if the bar is low; left out where the column is too narrow. */
const valuesOnBars = (days: readonly ShownDay[], inkOf: InkOf): Plugin<'bar' | 'line'> => ({
  id: 'valuesOnBars',
  afterDatasetsDraw(chart) {
    const { ctx, chartArea } = chart
    const columnWidth = chartArea.width / days.length
    ctx.save()
    ctx.font = `600 12px ${font.family}`
    ctx.textAlign = 'center'
    for (const [index, { x, y }] of chart.getDatasetMeta(0).data.entries()) {
      const day = days[index]
      const text = formatNumber(day?.chosen ?? 0)
      if (day === undefined || day.chosen === 0 || ctx.measureText(text).width > columnWidth - 2) continue
      const isInside = chartArea.bottom - y > 24
      ctx.fillStyle = inkOf(isInside && !isWeekend(day) ? colors.surface : colors.ink)
      ctx.fillText(text, x, isInside ? y + 15 : y - 5)
    }
    ctx.restore()
  },
})

const optionsFor = (days: readonly ShownDay[], inkOf: InkOf): ChartOptions<'bar' | 'line'> => ({
  animation: false,
  maintainAspectRatio: false,
  locale: 'tr-TR',
  font,
  interaction: { mode: 'index', intersect: false },
  plugins: {
    tooltip: { callbacks: { title: ([item]) => formatDate(days[item?.dataIndex ?? 0]?.date ?? '', 'dayAndMonth') } },
  },
  layout: { padding: { top: 12 } },
  scales: {
    x: {
      grid: { display: false },
      ticks: {
        autoSkip: false,
        maxRotation: 0,
        font: { ...font, size: 11 },
        color: inkOf(colors.ink2),
        callback(_, index) {
          const { day, weekday } = dayParts(days[index]?.date ?? '')
          return this.chart.width < narrow ? String(day) : [String(day), weekday]
        },
      },
    },
    y: {
      beginAtZero: true,
      grid: { color: inkOf(colors.line) },
      border: { display: false },
      ticks: { precision: 0, maxTicksLimit: 5, font, color: inkOf(colors.ink3) },
    },
  },
})

export const RecentDaysChart = ({ days }: { days: readonly ShownDay[] }) => {
  const inkOf = useInk()
  const [full, light] = [inkOf(colors.herb), inkOf(colors.herbLine)]
  const bars = {
    type: 'bar' as const,
    label: 'Seçim',
    data: days.map(({ chosen }) => chosen),
    backgroundColor: days.map((day) => (isWeekend(day) ? light : full)),
    borderRadius: 3,
    maxBarThickness: 40,
  }
  const people = {
    type: 'line' as const,
    label: 'Aktif kişi',
    data: days.map((day) => day.people ?? 0),
    stepped: 'middle' as const,
    borderColor: inkOf(colors.ink3),
    borderDash: [4, 4],
    borderWidth: 2,
    pointRadius: 0,
  }
  const hasPeople = days.some((day) => day.people !== undefined)
  return (
    <Chart
      type="bar"
      data={{ labels: days.map(({ date }) => date), datasets: hasPeople ? [bars, people] : [bars] }}
      options={optionsFor(days, inkOf)}
      plugins={[valuesOnBars(days, inkOf)]}
      aria-label="Son 14 günün seçimleri. Sayılar tablodadır."
    />
  )
}
