import { beforeAll, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { menu, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
beforeAll(async () => {
  await product.use(openPartnership)(world.cateringB.company, world.corporateA.company)
})

const kitchen = (catering: Workplace) => ({ cateringId: catering.company.id, corpId: world.corporateA.company.id })
const save = async (catering: Workplace, date: string, status: 'draft' | 'published') =>
  product.call('saveMenuDay', {
    as: await tokenOf(product, catering.people.corporate4),
    path: kitchen(catering),
    body: { shift_id: world.dayShift.id, date, status, ...menu },
  })
const weekOf = async (catering: Workplace, start_date: string) => {
  const { body } = await product.call('getMenuWeek', {
    as: await tokenOf(product, catering.people.corporate1),
    path: kitchen(catering),
    query: { start_date },
  })
  return { people: body.people, day: body.shifts.find(({ shift_id }) => shift_id === world.dayShift.id) }
}

it('the week shows the state of every day of a shift, and how many days have no menu', async () => {
  product.clock.set(wednesdayNoon)
  await save(world.cateringA, '2026-11-16', 'draft')
  await save(world.cateringA, '2026-11-17', 'published')
  await save(world.cateringB, '2026-11-18', 'published')
  const { people, day } = await weekOf(world.cateringA, '2026-11-16')
  expect(people).toBeGreaterThan(0)
  expect(day?.days.map(({ date, state }) => `${date.slice(8)} ${state}`)).toEqual([
    '16 draft',
    '17 published',
    '18 other_catering',
    '19 missing',
    '20 missing',
    '21 no_shift',
    '22 no_shift',
  ])
  expect(day).toMatchObject({ missing_days: 2, start_time: '09:00' })
  expect(day?.days[1]).toMatchObject({ choice_count: 0, undeclared_dishes: 3, is_past: false })
})

it('the week counts choices, and never counts a past day as missing', async () => {
  product.clock.set(wednesdayNoon)
  const { individual } = world.corporateA.people
  await product.call('saveChoice', {
    as: await tokenOf(product, individual, 'individual'),
    path: { companyId: individual.companyId, userId: individual.id },
    body: {
      date: '2026-11-17',
      shift_id: world.dayShift.id,
      choice: 'GELENEKSEL1',
      catering_id: world.cateringA.company.id,
    },
  })
  expect((await weekOf(world.cateringA, '2026-11-16')).day?.days[1]?.choice_count).toBe(1)
  expect((await weekOf(world.cateringB, '2026-11-16')).day?.days[1]).toMatchObject({
    state: 'other_catering',
    choice_count: 0,
  })
  expect((await weekOf(world.cateringA, '2026-10-26')).day).toMatchObject({ missing_days: 0 })
})

it('days without a menu are counted the same way for the week, for a range and for the whole firm', async () => {
  product.clock.set(wednesdayNoon)
  const as = await tokenOf(product, world.cateringA.people.corporate1)
  const { body: cards } = await product.call('listCompanies', { as, query: { type: 'corporate' } })
  const range = { start_date: '2026-11-11', end_date: '2026-11-25' }
  const { body: counts } = await product.call('countMissingMenus', {
    as,
    path: kitchen(world.cateringA),
    query: range,
  })
  const total = counts.shifts.reduce((sum, { missing }) => sum + missing, 0)
  expect(total).toBeGreaterThan(2)
  const cardOf = ({ company }: { company: { id: string } }) => cards.companies.find(({ id }) => id === company.id)
  expect(cardOf(world.corporateA)?.missing_menu_days).toBe(total)
  expect(cardOf(world.corporateB)?.missing_menu_days).toBeNull()
  const inWeek = await product.call('countMissingMenus', {
    as,
    path: kitchen(world.cateringA),
    query: { start_date: '2026-11-16', end_date: '2026-11-22' },
  })
  const { day } = await weekOf(world.cateringA, '2026-11-16')
  const ofShift = inWeek.body.shifts.find(({ shift_id }) => shift_id === world.dayShift.id)
  expect(ofShift?.missing).toBe(day?.missing_days)
})

it('the week says how far a shift is published without a gap, and how many later days are drafts or empty', async () => {
  product.clock.set(wednesdayNoon)
  const ahead = async () => (await weekOf(world.cateringA, '2026-10-05')).day?.ahead
  expect(await ahead()).toEqual({ published_until: '2026-11-12', drafts: 1, missing: 16 })
  for (const date of ['2026-11-13', '2026-11-16', '2026-11-19']) await save(world.cateringA, date, 'published')
  expect(await ahead()).toEqual({ published_until: '2026-11-19', drafts: 0, missing: 14 })
  await save(world.cateringA, '2026-11-24', 'published')
  expect(await ahead()).toEqual({ published_until: '2026-11-19', drafts: 0, missing: 13 })
})
