import { formatNumber } from '../../ui/words/numbers.ts'

type Day = { date: string; chosen: number }

const chosenOn = (days: readonly Day[]): number => days.reduce((total, { chosen }) => total + chosen, 0)

type Weeks = { recent_days: readonly Day[]; first_chosen_on: string | null }

/** Compares the last seven days, including today, with the seven before, once there are choices from both in full. */
export const weekOf = ({ recent_days: days, first_chosen_on: first }: Weeks) => {
  const [before, now] = [chosenOn(days.slice(-14, -7)), chosenOn(days.slice(-7))]
  const meaning = `tüm zamanlar, son 7 gün için ${formatNumber(now)}`
  const since = days.at(-14)?.date
  if (before === 0 || first === null || since === undefined || first > since) return { meaning }
  const percent = Math.round(((now - before) / before) * 100)
  const text =
    percent === 0 ? 'değişmedi' : `haftada %${formatNumber(Math.abs(percent))} ${percent > 0 ? 'arttı' : 'azaldı'}`
  return { meaning, trend: { text, isUp: percent > 0 } }
}
