import type { CutOff } from '../core/shifts/rules.ts'

const ones = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'] as const
const tens = ['a', 'a', 'ye', 'a', 'a', 'ye'] as const

/** As a number below 60 is spoken: 16’ya, 30’a, 45’e. */
const ending = (number: number): string => (number % 10 === 0 ? tens[number / 10] : ones[number % 10]) ?? ''

const placeOnes = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'] as const
const placeTens = ['da', 'da', 'de', 'da', 'ta', 'de'] as const

export const isMidnight = (time: string): boolean => time === '24:00' || time === '00:00'

/** `16:00` → 16.00’da; `24:00` and `00:00` → gece yarısı */
export const atTime = (time: string): string => {
  if (isMidnight(time)) return 'gece yarısı'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const number = minutes || hours
  return `${time.replace(':', '.')}’${(number % 10 === 0 ? placeTens[number / 10] : placeOnes[number % 10]) ?? ''}`
}

/** `16:00` → 16.00’ya kadar; `24:00` and `00:00` → gece yarısına kadar */
export const untilTime = (time: string): string => {
  if (isMidnight(time)) return 'gece yarısına kadar'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${time.replace(':', '.')}’${ending(minutes || hours)} kadar`
}

const dayNames = [
  'aynı gün',
  'bir gün önce',
  'iki gün önce',
  'üç gün önce',
  'dört gün önce',
  'beş gün önce',
  'altı gün önce',
  'yedi gün önce',
]

/** Until when one can choose for a day: bir gün önce 16.00’ya kadar */
export const cutOffText = ({ days, time }: CutOff): string => `${dayNames[days] ?? ''} ${untilTime(time)}`
