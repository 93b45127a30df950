import { expect, test } from 'vitest'
import {
  changeOf,
  firstOffer,
  offerProblems,
  offerRequestOf,
  renewalOf,
} from '../../web/features/caterings/offers/offer-draft.ts'

const today = '2026-11-24'
const terms = (start_date: string, end_date: string, unit_price = 128.5) => ({
  terms: [
    {
      unit_price,
      start_date,
      end_date,
      vat_rate: 20 as const,
      period: 'half_month' as const,
      minimum: { portions: 150, weekdays: [1, 2, 3] },
    },
  ],
})

test.each([
  ['begins the day after the last day', '2026-01-01', '2026-12-31', '2027-01-01', 12],
  ['keeps its six months', '2026-08-31', '2027-02-28', '2027-03-01', 6],
  ['begins today if the contract has ended', '2025-10-10', '2026-10-09', today, 12],
  ['begins today if the last day is too far away', '2026-06-01', '2029-05-31', today, 36],
  ['begins after terms that begin today', today, '2029-11-23', '2026-11-25', 36],
  ['begins after terms that are still in the future', '2027-01-01', '2028-12-31', '2027-01-02', 24],
  ['lasts a year if the old term is unusual', '2026-06-01', '2027-02-11', '2027-02-12', 12],
])('a renewal of a contract %s', (_, start, end, begins, months) => {
  expect(renewalOf(terms(start, end), today)).toEqual({
    price: '128,50',
    months,
    start: begins,
    vatRate: 20,
    period: 'half_month',
    minimum: '150',
    minimumDays: [1, 2, 3],
    message: '',
  })
})

test('a partnership without terms is offered its first ones from today', () => {
  expect(renewalOf({ terms: [] }, today)).toEqual({ ...firstOffer, start: today })
})

test('a price must be within the allowed range', () => {
  const problem = 'Lütfen geçerli bir birim fiyat girin'
  for (const price of ['', '0', '0,00', '1.000.000,01', '12,345', 'yüz'])
    expect(offerProblems({ ...firstOffer, price }), price).toEqual({ price: problem, minimum: undefined })
  for (const price of ['0,01', '1.000.000'])
    expect(offerProblems({ ...firstOffer, price }), price).toEqual({ price: undefined, minimum: undefined })
})

test('an offer is sent exact to the kuruş and without empty fields', () => {
  expect(offerRequestOf('c', { ...firstOffer, price: '1.125,50', message: ' ' })).toEqual({
    catering_id: 'c',
    unit_price: 1125.5,
    duration_months: 12,
    vat_rate: 10,
    period: 'month',
    minimum: null,
  })
  const typed = { price: '125', months: 3, start: today, minimum: '1.500', message: ' Deneme ' } as const
  expect(offerRequestOf('c', { ...firstOffer, ...typed })).toEqual({
    catering_id: 'c',
    unit_price: 125,
    duration_months: 3,
    vat_rate: 10,
    period: 'month',
    minimum: { portions: 1500, weekdays: [1, 2, 3, 4, 5] },
    message: 'Deneme',
    start_date: today,
  })
})

test('guaranteed portions are a number on at least one weekday', () => {
  const problemOf = (minimum: string, minimumDays = [1]) =>
    offerProblems({ ...firstOffer, price: '125', minimum, minimumDays }).minimum
  for (const typed of ['0', '100.001', 'yüz', '-5']) expect(problemOf(typed), typed).toMatch(/porsiyon sayısı girin$/)
  expect(problemOf('150', [])).toBe('Asgari porsiyonun geçerli olduğu günleri seçin')
  for (const typed of ['', ' 150 ', '100.000']) expect(problemOf(typed), typed).toBeUndefined()
})

test('a price change is calculated in whole kuruş', () => {
  expect(changeOf(128.5, 142, 4620)).toEqual({ meal: 13.5, share: 13.5 / 128.5, month: 62_370 })
  expect(changeOf(0.3, 0.1, 3)).toEqual({ meal: -0.2, share: -0.2 / 0.3, month: -0.6 })
})
