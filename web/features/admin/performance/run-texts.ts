import type { LoadRun } from '../../../api/generated-admin.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

export const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${formatNumber(Math.round(value))} ms`

export const successRate = ({ ok, total }: Pick<LoadRun, 'ok' | 'total'>): string =>
  total === 0 ? '–' : `%${(Math.floor((ok / total) * 1000) / 10).toLocaleString('tr-TR')}`

export const rate = (value: number): string => formatNumber(Math.round(value))

export const loadOf = ({ concurrency, duration_seconds }: LoadRun): string =>
  `${formatNumber(concurrency)} bağlantı · ${formatNumber(duration_seconds)} sn`
