import { beforeAll, beforeEach, expect, it } from 'vitest'
import { freezeListsOf } from '../../../src/core/menus/index.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const thursday = '2026-11-12'
/** Midnight in Istanbul, when Thursday closes. */
const cutOff = '2026-11-11T21:00:00Z'
let cook: string
let colleague: string
const eaters: Person[] = []

const catering = () => ({ companyId: world.cateringA.company.id })
const plan = async () =>
  (await product.call('getKitchenPlan', { as: cook, path: catering(), query: { date: thursday } })).body
const choose = async (person: Person, choice: string) =>
  product.call('saveChoice', {
    as: await tokenOf(product, person, 'individual'),
    path: { companyId: person.companyId, userId: person.id },
    body: { date: thursday, shift_id: world.dayShift.id, catering_id: world.cateringA.company.id, choice },
  })

beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  colleague = await tokenOf(product, world.cateringA.people.corporate4)
  await product.sql('DELETE FROM menu_days')
  for (let eater = 0; eater < 8; eater++) eaters.push(await enrol(product, world.corporateA.company, 'individual'))
  const { status } = await product.call('saveMenuDay', {
    as: cook,
    path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
    body: {
      ...{ shift_id: world.dayShift.id, date: thursday, status: 'published' },
      choices: [
        { key: 'A', label: 'Geleneksel' },
        { key: 'B', label: 'Vejetaryen' },
      ],
      meals: { A: { name: 'Tas kebabı, pilav' }, B: { name: 'Enginar, pilav' } },
    },
  })
  expect(status).toBe(200)
})
beforeEach(() => product.clock.set(wednesdayNoon))

it('two numbers that cooks write at once are both in the log, and the later one stands with its author', async () => {
  const write = (as: string, own_number: number) =>
    product.call('saveOwnNumber', {
      as,
      path: { ...catering(), componentKey: 'pilav' },
      body: { date: thursday, own_number },
    })
  const answers = await Promise.all([write(cook, 40), write(colleague, 50), write(cook, 60), write(colleague, 70)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const log = (await product.sql(
    `SELECT (meta ->> 'portions')::int AS portions FROM audit_logs JOIN audit_chain c ON c.log_id = id
     WHERE event = 'kitchen.own_number_written' ORDER BY c.seq`,
  )) as { portions: number }[]
  const numbers = log.map(({ portions }) => portions)
  expect(numbers.toSorted()).toEqual([40, 50, 60, 70])
  const found = (await plan()).components.find(({ key }) => key === 'pilav')
  const last = numbers.at(-1) ?? 0
  expect(found).toMatchObject({
    own_number: last,
    own_number_by: last % 20 === 0 ? 'Deneme corporate3' : 'Deneme corporate4',
  })
})

it('plans that are read while a list freezes and choices still arrive all show what was frozen', async () => {
  for (const [at, eater] of eaters.slice(0, 6).entries()) await choose(eater, at % 2 ? 'B' : 'A')
  product.clock.set(cutOff)
  const [plans, , late] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, plan)),
    product.use(freezeListsOf)([world.corporateA.company.id]),
    Promise.all(eaters.slice(6).map((eater) => choose(eater, 'A'))),
  ])
  expect(late.map(({ status }) => status)).toEqual([422, 422])
  const portionsOf = ({ components }: Awaited<ReturnType<typeof plan>>) =>
    Object.fromEntries(components.map(({ key, frozen, open, estimate }) => [key, [frozen, open, estimate]]))
  for (const one of plans) {
    expect([one.frozen, one.open, one.portions]).toEqual([6, 0, 6])
    expect(portionsOf(one)).toEqual({ 'tas kebabi': [3, 0, 0], enginar: [3, 0, 0], pilav: [6, 0, 0] })
  }
})
