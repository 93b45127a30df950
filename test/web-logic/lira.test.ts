import { expect, test } from 'vitest'
import { formatLira, monthsText, quantityIn } from '../../src/texts/kernel/amounts.ts'
import { events as ofMenus } from '../../src/texts/menus/menus.ts'
import { events as ofPeople } from '../../src/texts/workforce/workforce.ts'
import { fromDate, onDate } from '../../src/texts/kernel/dates.ts'
import { formatLiraChange, liraFromTyped, liraTyped } from '../../web/ui/words/lira.ts'

test('the log uses dots as thousands separators', () => {
  const told = <Meta>(meta: Meta) => ({ person: '', meta, changed: [] })
  expect([
    ofMenus['choices.reminded'](told({ date: '2026-11-24', people: 3011 })),
    ofPeople['users.imported'](told({ imported: 1500, failed: 0 })),
    ofPeople['users.shifts_imported'](told({ people: 1500 })),
  ]).toEqual([
    '24.11.2026 için seçim yapmayan 3.011 kişiye hatırlatıldı',
    'Listeden 1.500 çalışan eklendi',
    'Listeden 1.500 kişinin vardiyası değiştirildi',
  ])
})

test.each([
  ['125,50', 125.5],
  ['125,5', 125.5],
  ['125.50', 125.5],
  [' 128 ₺', 128],
  ['1.234,05', 1234.05],
  ['1.234', 1234],
  ['0,01', 0.01],
  ['1000000', 1_000_000],
  ['', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12,345', undefined],
  ['1,234.50', undefined],
  ['yüz', undefined],
])('the typed price %j is %j lira', (typed, lira) => {
  expect(liraFromTyped(typed)).toBe(lira)
})

test('amounts are formatted the Turkish way, and can be typed back in', () => {
  expect([formatLira(1234.5), formatLiraChange(13.5), formatLiraChange(-0.05)]).toEqual([
    '1.234,50\u00a0₺',
    '+13,50\u00a0₺',
    '-0,05\u00a0₺',
  ])
  expect([quantityIn(1234.5, 'kg'), monthsText(12)]).toEqual(['1.234,5\u00a0kg', '12\u00a0ay'])
  expect(liraFromTyped(liraTyped(1234.5))).toBe(1234.5)
})

test.each([
  ['2025-01-14', '14.01.2025’te', '14.01.2025’ten'],
  ['2026-07-01', '01.07.2026’da', '01.07.2026’dan'],
  ['2027-12-31', '31.12.2027’de', '31.12.2027’den'],
  ['2030-01-01', '01.01.2030’da', '01.01.2030’dan'],
  ['2040-01-01', '01.01.2040’ta', '01.01.2040’tan'],
  ['2000-01-01', '01.01.2000’de', '01.01.2000’den'],
])('%s takes its spoken suffixes: %s and %s', (date, on, from) => {
  expect([onDate(date), fromDate(date)]).toEqual([on, from])
})
