import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
let manager: string
let eater: string
beforeAll(async () => {
  product.clock.set(wednesdayNoon)
  manager = await tokenOf(product, world.corporateA.people.corporateOwner)
  eater = await tokenOf(product, world.corporateA.people.individual, 'individual')
})

const firm = () => ({ companyId: world.corporateA.company.id })
const own = () => ({ ...firm(), userId: world.corporateA.people.individual.id })

const guests = (portions: number, date = world.menuDate) =>
  product.call('saveGuests', {
    as: manager,
    path: firm(),
    body: { shift_id: world.dayShift.id, date, department_id: null, guests: [{ key: null, portions }] },
  })
const rotation = (weeks: string[][]) =>
  product.call('saveShiftPattern', { as: eater, path: own(), body: { first_monday: '2026-11-09', weeks } })
const absence = (first: string, last: string) =>
  product.call('markAbsence', { as: eater, path: own(), body: { first, last } })
const closing = (...dates: string[]) =>
  product.call('closeDays', {
    as: manager,
    path: { type: 'corporate', ...firm() },
    body: { days: dates.map((date) => ({ date, name: 'Bakım' })) },
  })
const offer = (terms: object) =>
  product.call('sendOffer', {
    as: manager,
    path: firm(),
    body: { catering_id: world.cateringA.company.id, unit_price: 100, duration_months: 12, ...terms },
  })

describe('what cannot be meant is answered with one sentence', () => {
  it.each([
    ['guests after the cut-off', () => guests(1, '2026-11-11'), /^Bu öğünün kapanışı geçti; .*“Mutabakat”/],
    ['fewer than no guests', () => guests(-1), 'Gönderilen bilgiler hatalı: Misafir en az 0 olmalı.'],
    ['ten thousand guests', () => guests(10_000), 'Gönderilen bilgiler hatalı: Misafir en fazla 999 olabilir.'],
    [
      'a rotation of nine weeks',
      () => rotation(Array.from({ length: 9 }, () => [world.dayShift.id])),
      'Gönderilen bilgiler hatalı: Haftalar en fazla 8 tane olabilir.',
    ],
    [
      'a rotation of a shift that does not exist any more',
      () => rotation([[world.dayShift.id], ['01939b3c-0000-7000-8000-000000000000']]),
      'Vardiya bulunamadı.',
    ],
    [
      'an absence that ends before it begins',
      () => absence('2026-11-20', '2026-11-19'),
      'Bitiş tarihi başlangıçtan önce olamaz.',
    ],
    [
      'an absence that begins on no day',
      () => absence('yarın', '2026-11-20'),
      'Gönderilen bilgiler hatalı: İlk gün YYYY-AA-GG biçiminde gerçek bir tarih olmalı.',
    ],
    [
      'an absence of 91 days',
      () => absence('2026-11-20', addDays('2026-11-20', 90)),
      'Bir kerede en fazla 90 gün bildirilebilir.',
    ],
    ['a closed day in the past', () => closing('2026-11-10'), 'Geçmiş bir gün kapatılamaz.'],
    [
      '400 closed days',
      () => closing(...Array.from({ length: 400 }, (_, day) => addDays('2026-12-01', day))),
      'Gönderilen bilgiler hatalı: Günler en fazla 62 tane olabilir.',
    ],
    [
      'a KDV rate of 110 %',
      () => offer({ vat_rate: 110 }),
      'Gönderilen bilgiler hatalı: KDV oranı 1, 10 ya da 20 olmalı.',
    ],
    [
      // Only days that are over can be agreed on, and no terms begin on one.
      'a first day of a KDV rate before what is agreed',
      () => offer({ vat_rate: 20, start_date: '2026-10-01' }),
      'Başlangıç bugün ya da en fazla 366 gün sonra olabilir.',
    ],
    [
      'a minimum below 0',
      () => offer({ minimum: { portions: -1, weekdays: [1] } }),
      'Gönderilen bilgiler hatalı: Asgari porsiyon en az 1 olmalı.',
    ],
  ] as const)('%s', async (_what, send, sentence) => {
    const { status, problem } = await send()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(problem?.detail).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence)
  })
})
