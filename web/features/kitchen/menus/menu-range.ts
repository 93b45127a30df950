import { addDays } from '../../../shared/dates.ts'
import { dayCount } from '../../../shared/calendar-days.ts'

const defaultLength = 14
const longest = 62

export interface MenuRange {
  start: string
  end: string
}

export const rangeFrom = (today: string): MenuRange => ({ start: today, end: addDays(today, defaultLength) })

export const rangeProblem = ({ start, end }: MenuRange): string | undefined => {
  if (start === '' || end === '') return 'Başlangıç ve bitiş tarihini seçin'
  if (end < start) return 'Bitiş tarihi başlangıçtan önce olamaz'
  return dayCount(start, end) > longest ? `En çok ${longest} günlük bir aralık seçilebilir` : undefined
}
