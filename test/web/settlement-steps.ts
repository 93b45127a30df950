import { freezeListsOf } from '../../src/core/menus/index.ts'
import { settlePair } from '../../src/core/settlement/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { expect } from 'vitest'
import { dashboardOf } from '../support/addresses.ts'
import { wednesdayNoon } from '../support/product.ts'
import { writeMenu } from '../support/publishing.ts'
import type { Stage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { anEater, chooses } from './eating-steps.ts'

/** What firm A pays catering A for a meal, from Wednesday 11 November on. */
const unitPrice = 100

export const agreesOnPrice = async ({ product, world, tokenOf }: Stage): Promise<void> => {
  const { corporateA: firm, cateringA: catering } = world
  const offered = await product.call('sendOffer', {
    as: await tokenOf(firm.people.corporateOwner),
    path: { companyId: firm.company.id },
    body: { catering_id: catering.company.id, unit_price: unitPrice, duration_months: 12 },
  })
  expect(offered.status).toBe(201)
  const { status } = await product.call('answerOffer', {
    as: await tokenOf(catering.people.corporateOwner),
    path: { companyId: catering.company.id, offerId: offered.body.offer.id },
    body: { action: 'accept' },
  })
  expect(status).toBe(200)
}

/** What the jobs do by the minute: lists are frozen, and what they come to is computed. */
export const settles = async ({ product, world }: Stage): Promise<void> => {
  const pair = { cateringId: world.cateringA.company.id, corporateId: world.corporateA.company.id }
  await product.use(freezeListsOf)([pair.corporateId])
  await product.use(Transaction).run(() => product.use(settlePair)(pair))
}

/**
 * Firm A eats four meals by day and one at night on Thursday, three by day on Friday: 8 portions of 100 ₺. It is
 * December, so November can be approved.
 */
export const eatsInNovember = async (stage: Stage): Promise<void> => {
  const { product, world } = stage
  product.clock.set(wednesdayNoon)
  await agreesOnPrice(stage)
  await writeMenu(product, world, { date: '2026-11-13' })
  const eaters = await Promise.all(
    ['Ayşe Nur Yılmaz', 'Bora Kaya', 'Cem Demir', 'Deniz Ak'].map((name) => anEater(stage, name)),
  )
  for (const eater of eaters) await chooses(stage, eater)
  for (const eater of eaters.slice(1)) await chooses(stage, eater, { date: '2026-11-13' })
  await chooses(stage, await anEater(stage, 'Ece Su', 1), { shiftId: world.nightShift.id })
  product.clock.set('2026-12-01T09:00:00Z')
  await settles(stage)
}

/** The pages on which firm A and catering A settle. */
export const opensStatements = (stage: Stage, side: 'firm' | 'catering', more = ''): Promise<Visitor> => {
  const { corporateA, cateringA } = stage.world
  const as = (side === 'firm' ? corporateA : cateringA).people.corporateOwner
  const page = side === 'firm' ? 'caterings' : 'corporates'
  return stage.visit(`${dashboardOf(stage.product, as, page)}${more}`, { as })
}

export const opensNovember = async (stage: Stage, side: 'firm' | 'catering'): Promise<Visitor> => {
  const { corporateA, cateringA } = stage.world
  const visitor = await opensStatements(stage, side, '?tab=statements')
  const partner = (side === 'firm' ? cateringA : corporateA).company.name
  await visitor.presses(`${partner}, Kasım 2026`)
  await visitor.heading('Kasım 2026').waitFor()
  return visitor
}

/** A shift that firm A has from November on, and for which catering A never cooks. */
export const hasShiftWithoutList = async ({ product, world, tokenOf }: Stage): Promise<void> => {
  product.clock.set(wednesdayNoon)
  const { company, people } = world.corporateA
  const { status } = await product.call('createShift', {
    as: await tokenOf(people.corporateOwner),
    path: { companyId: company.id },
    body: { title: 'Hafta sonu', start_time: '09:00', end_time: '17:00', days: [6, 7] },
  })
  expect(status).toBe(201)
}

/** From now on, until the page is loaded again; picking from a list is two. */
export const countsClicks = async ({ page }: Visitor): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const count = Object.assign(globalThis, { clicks: 0 })
    addEventListener('pointerdown', () => count.clicks++, true)
    addEventListener('change', ({ target }) => (count.clicks += target instanceof HTMLSelectElement ? 2 : 0), true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)
}

/** The numbers of a row of the grid that stand below these days, with the total last. */
export const rowOf = async ({ page }: Visitor, name: string, ...days: number[]): Promise<string[]> => {
  const row = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const cells = (await row.locator('td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
  return [...days.map((day) => cells[day - 1] ?? ''), cells.at(-1) ?? '']
}
