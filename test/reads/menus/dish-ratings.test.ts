import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { DishRatingReads, type RatingsAsked } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aRatingFirm } from '../../support/rating-firm.ts'
import { aCatering, someId } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const dates = ['2026-02-10', '2026-03-10', '2026-05-11', '2026-06-01']
const [february, march, may, june] = dates as [string, string, string, string]
const meals = ['Mantı', 'Pide', 'Islak kek']
const everybody = { typed: '', firmId: undefined, sort: 'rating', order: 'asc', limit: 50, offset: 0 } as const

let catering: Company
let firms: Record<'big' | 'small' | 'tiny' | 'former', Awaited<ReturnType<typeof aRatingFirm>>>
let reads: DishRatingReads

const rate = async (firm: keyof typeof firms, date: string, meal: string, stars: number[], first = 0) => {
  for (const [place, given] of stars.entries()) await firms[firm].rate(first + place, date, meal, given)
}

beforeAll(async () => {
  const house = postgresHouse(inUse.database)
  catering = aCatering()
  await house.companies.add(catering)
  const cooked = { people: 9, dates, meals }
  firms = {
    big: await aRatingFirm(house, catering, { ...cooked, name: 'Poyraz' }),
    small: await aRatingFirm(house, catering, { ...cooked, name: 'Lodos' }),
    tiny: await aRatingFirm(house, catering, { ...cooked, name: 'Meltem' }),
    former: await aRatingFirm(house, catering, { ...cooked, name: 'Karayel' }),
  }
  await rate('big', february, 'Mantı', [1, 1, 1])
  await rate('big', march, 'Mantı', [5, 5, 4])
  await rate('former', march, 'Mantı', [5, 5, 5, 5])
  await rate('big', may, 'Mantı', [4, 4, 5])
  await rate('small', may, 'Mantı', [3, 3, 3])
  await rate('big', june, 'Mantı', [3, 3, 2, 2])
  // Together with the other firm's they are enough to be shown.
  await rate('small', june, 'Mantı', [1, 2])
  await rate('tiny', june, 'Mantı', [3])
  await rate('big', may, 'Pide', [5, 5, 5], 3)
  await rate('tiny', may, 'Pide', [1, 1])
  await rate('tiny', may, 'Islak kek', [5, 5], 2)
  await house.endPartnership(firms.former.partnership.id)
  reads = new DishRatingReads(inUse.database, new FakeClock('2026-06-02T09:00:00Z'))
})

const told = ({ average, ratings, direction, months }: Awaited<ReturnType<typeof reads.list>>['dishes'][number]) =>
  `${average} (${ratings}) ${direction}: ${months.map(({ average, ratings }) => (average === null ? '—' : `${average} (${ratings})`)).join(' ')}`
const list = async (asked: Partial<RatingsAsked> = {}) => {
  const { dishes, total } = await reads.list(catering.id, { ...everybody, ...asked })
  return [total, ...dishes.map((dish) => `${dish.name} ${told(dish)}`)]
}
const manti = 'Mantı 3.6 (20) falling: 4.9 (7) — 3.7 (6) 2.3 (7)'
/** The two ratings of another firm would be the difference between the sum and the one firm. */
const pide = 'Pide 5 (3) null: — — 5 (3) —'

describe('the ratings of all firms', () => {
  it('come by dish, the lowest first, with the last four months and where they are heading', async () => {
    expect(await list()).toEqual([2, manti, pide])
    const { dishes } = await reads.list(catering.id, everybody)
    expect(dishes[0]?.months.map(({ month }) => month)).toEqual([
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
    ])
  })

  it('are sorted by name, number or from the highest, and found by name', async () => {
    expect(await list({ order: 'desc' })).toEqual([2, pide, manti])
    expect(await list({ sort: 'ratings', order: 'desc' })).toEqual([2, manti, pide])
    expect(await list({ sort: 'name', order: 'desc' })).toEqual([2, pide, manti])
    expect(await list({ typed: 'MANTI' })).toEqual([1, manti])
    expect(await list({ limit: 1, offset: 1 })).toEqual([2, pide])
  })

  it('can be those of one firm, as far as they are enough', async () => {
    expect(await list({ firmId: firms.big.firm.id })).toEqual([
      2,
      'Mantı 3.7 (10) falling: 4.7 (3) — 4.3 (3) 2.5 (4)',
      pide,
    ])
    expect(await list({ firmId: firms.small.firm.id })).toEqual([1, 'Mantı 3 (3) null: — — 3 (3) —'])
    expect(await list({ firmId: firms.tiny.firm.id })).toEqual([0])
    expect(await list({ firmId: firms.former.firm.id })).toEqual([0])
  })

  it('are those of one catering', async () => {
    expect((await reads.list(someId(), everybody)).total).toBe(0)
  })
})

describe('a dish', () => {
  const idOf = async (name: string) =>
    (await reads.list(catering.id, { ...everybody, typed: name })).dishes[0]?.id ?? ''

  it('shows each firm with enough ratings, and all others together without a name', async () => {
    const dish = await reads.find(catering.id, await idOf('mantı'))
    expect(dish && `${dish.name} ${told(dish)}`).toBe(manti)
    expect(dish?.firm_total).toBe(3)
    expect(dish?.firms.map((row) => `${row.firm?.name} ${told({ ...dish, ...row })}`)).toEqual([
      'Lodos 3 (3) null: — — 3 (3) —',
      'Poyraz 3.7 (10) falling: 4.7 (3) — 4.3 (3) 2.5 (4)',
      'undefined 3.7 (7) falling: 5 (4) — — 2 (3)',
    ])
  })

  it('of another catering is missing', async () => {
    expect(await reads.find(someId(), await idOf('mantı'))).toBeNull()
  })
})
