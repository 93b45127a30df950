import {
  CategoryScale,
  Chart as ChartJs,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Chart } from 'react-chartjs-2'
import type { LoadRun } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { useInk } from '../../../ui/use-ink.ts'
import { milliseconds, rate } from './run-texts.ts'

ChartJs.register(CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip)

const font = { family: "'Tabldot Figtree', system-ui, sans-serif", size: 12 }

/** Requests per second on the left axis, the 95th percentile on the right, one point per second. */
export const LiveChart = ({ run }: { run: LoadRun | undefined }) => {
  const inkOf = useInk()
  const points = run?.points ?? []
  const seconds = Array.from({ length: run?.duration_seconds ?? 15 }, (_, index) => index + 1)
  const at = new Map(points.map((point) => [point.second, point]))
  const last = points.at(-1)
  const line = { type: 'line' as const, borderWidth: 2, tension: 0.2, pointRadius: 2 }
  return (
    <Chart
      type="line"
      data={{
        labels: seconds,
        datasets: [
          {
            ...line,
            label: 'İstek/sn',
            data: seconds.map((second) => at.get(second)?.rps ?? null),
            borderColor: inkOf(colors.info),
            backgroundColor: inkOf(colors.infoSoft),
            fill: true,
            yAxisID: 'rps',
            // Drawn first, so that its area does not cover the other line.
            order: 1,
          },
          {
            ...line,
            label: 'p95, ms',
            data: seconds.map((second) => at.get(second)?.p95 ?? null),
            borderColor: inkOf(colors.saffron),
            borderDash: [5, 4],
            yAxisID: 'p95',
            order: 0,
          },
        ],
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        locale: 'tr-TR',
        font,
        interaction: { mode: 'index', intersect: false },
        plugins: { tooltip: { callbacks: { title: ([item]) => `${item?.label ?? ''}. saniye` } } },
        scales: {
          x: {
            grid: { display: false },
            ticks: {
              maxTicksLimit: 10,
              maxRotation: 0,
              font,
              color: inkOf(colors.ink2),
              callback: (_, index) => `${index + 1} sn`,
            },
          },
          rps: {
            beginAtZero: true,
            suggestedMax: 10,
            position: 'left',
            grid: { color: inkOf(colors.line) },
            border: { display: false },
            ticks: { maxTicksLimit: 5, precision: 0, font, color: inkOf(colors.ink3) },
          },
          p95: {
            beginAtZero: true,
            suggestedMax: 10,
            position: 'right',
            grid: { display: false },
            border: { display: false },
            ticks: { maxTicksLimit: 5, precision: 0, font, color: inkOf(colors.saffron) },
          },
        },
      }}
      aria-label={
        last === undefined
          ? 'Canlı grafik: henüz ölçüm yok.'
          : `Canlı grafik: ${last.second}. saniyede ${rate(last.rps)} istek/sn, p95 ${milliseconds(last.p95)}.`
      }
    />
  )
}
