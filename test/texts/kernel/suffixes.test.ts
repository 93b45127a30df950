import { expect, it } from 'vitest'
import { atTime, cutOffText, latestText, untilTime } from '../../../src/texts/shifts/cut-off.ts'
import { onceAt } from '../../../web/domain/shifts/deadline.ts'
import { dative, locative, possessive } from '../../../src/texts/kernel/suffixes.ts'

const onesSpoken = ['sıfıra', 'bire', 'ikiye', 'üçe', 'dörde', 'beşe', 'altıya', 'yediye', 'sekize', 'dokuza']
const tensSpoken = ['', 'ona', 'yirmiye', 'otuza', 'kırka', 'elliye', 'altmışa', 'yetmişe', 'seksene', 'doksana']
const ofOnes = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u']
const ofTens = ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı']
const inOnes = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const inTens = ['', 'da', 'de', 'da', 'ta', 'de', 'ta', 'te', 'de', 'da']

/** Looks up a form by the last spoken word of a number up to a thousand. */
const among = (number: number, [ones, tens, hundred, thousand]: readonly [string[], string[], string, string]) => {
  if (number === 0 || number % 10 > 0) return ones[number % 10]
  if (number % 100 > 0) return tens[(number % 100) / 10]
  return number === 1000 ? thousand : hundred
}

it('a number takes the suffix of its last word when spoken', () => {
  for (let number = 0; number <= 1000; number += 1) {
    const spoken = among(number, [onesSpoken, tensSpoken, 'yüze', 'bine']) ?? ''
    expect(spoken.endsWith(dative(number).slice(1)), `${number}${dative(number)}`).toBe(true)
    expect(dative(number).startsWith('’y'), `${number}${dative(number)}`).toBe(/[ıi]y[ae]$/.test(spoken))
    expect(`${number}${locative(number)}`).toBe(`${number}’${among(number, [inOnes, inTens, 'de', 'de'])}`)
    expect(`${number}${possessive(number)}`).toBe(`${number}’${among(number, [ofOnes, ofTens, 'ü', 'i'])}`)
  }
})

it('a month or a name takes the suffix of its last sound', () => {
  const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
  expect(months.map((month) => month + dative(month)).join(' ')).toBe(
    'Ocak’a Şubat’a Mart’a Nisan’a Mayıs’a Haziran’a Temmuz’a Ağustos’a Eylül’e Ekim’e Kasım’a Aralık’a',
  )
  expect(months.map((month) => month + locative(month)).join(' ')).toBe(
    'Ocak’ta Şubat’ta Mart’ta Nisan’da Mayıs’ta Haziran’da Temmuz’da Ağustos’ta Eylül’de Ekim’de Kasım’da Aralık’ta',
  )
  const names = ['Ayşe', 'Işıl', 'ÖMER', 'Gökgün', 'Murat', 'Gülşah', 'İDİL', 'Ali']
  expect(names.map((name) => name + dative(name)).join(' ')).toBe(
    'Ayşe’ye Işıl’a ÖMER’e Gökgün’e Murat’a Gülşah’a İDİL’e Ali’ye',
  )
  expect(names.map((name) => name + possessive(name)).join(' ')).toBe(
    'Ayşe’si Işıl’ı ÖMER’i Gökgün’ü Murat’ı Gülşah’ı İDİL’i Ali’si',
  )
})

it('the first minute of a day is not written like the midnight that ends it', () => {
  expect([untilTime('00:00'), atTime('00:00')]).toEqual(['00.00’a kadar', '00.00’da'])
  expect([untilTime('24:00'), atTime('24:00')]).toEqual(['23.59’a kadar', '23.59’da'])
  expect(cutOffText({ days: 1, time: '00:00' })).toBe('bir gün önce 00.00’a kadar')
  expect(latestText({ days: 2, time: '16:00' })).toBe('En geç iki gün önce 16.00’da')
  expect(latestText({ days: 1, time: '24:00' })).toBe('En geç bir gün önce 23.59’da')
})

it.each([
  ['2026-11-24T09:48:00Z', '12.48’de'],
  ['2026-11-23T13:05:00Z', 'Dün 16.05’te'],
  ['2026-11-20T12:00:00Z', '20\u00a0Kasım 15.00’te'],
  ['2026-11-23T21:00:00Z', '00.00’da'],
])('something done at %s was done %s', (instant, text) => {
  expect(onceAt(instant, new Date('2026-11-24T12:00:00Z'))).toBe(text)
})
