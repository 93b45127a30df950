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
  terms: [{ offer_id: 'o', unit_price, start_date, end_date, valid_until: null }],
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
  expect(renewalOf(terms(start, end), today)).toEqual({ price: '128,50', months, start: begins, message: '' })
})

test('a partnership without terms is offered its first ones from today', () => {
  expect(renewalOf({ terms: [] }, today)).toEqual({ ...firstOffer, start: today })
})

test('a price must be within the allowed range', () => {
  const problem = 'Lütfen geçerli bir birim fiyat girin'
  for (const price of ['', '0', '0,00', '1.000.000,01', '12,345', 'yüz'])
    expect(offerProblems({ ...firstOffer, price }), price).toEqual({ price: problem })
  for (const price of ['0,01', '1.000.000'])
    expect(offerProblems({ ...firstOffer, price }), price).toEqual({ price: undefined })
})

test('an offer is sent exact to the kuruş and without empty fields', () => {
  expect(offerRequestOf('c', { price: '1.125,50', months: 12, start: '', message: ' ' })).toEqual({
    catering_id: 'c',
    unit_price: 1125.5,
    duration_months: 12,
  })
  expect(offerRequestOf('c', { price: '125', months: 3, start: today, message: ' Deneme ' })).toEqual({
    catering_id: 'c',
    unit_price: 125,
    duration_months: 3,
    message: 'Deneme',
    start_date: today,
  })
})

test('a price change is calculated in whole kuruş', () => {
  expect(changeOf(128.5, 142, 4620)).toEqual({ meal: 13.5, share: 13.5 / 128.5, month: 62_370 })
  expect(changeOf(0.3, 0.1, 3)).toEqual({ meal: -0.2, share: -0.2 / 0.3, month: -0.6 })
})
