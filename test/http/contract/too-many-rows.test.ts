import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { arraysIn, boundOf, longestIn } from '../../support/array-bounds.ts'
import { type Call, readsOfArrays } from '../../support/array-reads.ts'
import { contractOperations, type Product, startProduct } from '../../support/product.ts'
import { fillBeyondBounds, knownId } from '../../support/too-many-rows.ts'
import { appointAdministrator, createWorld, type World } from '../../support/world.ts'

const contract = loadContract(contractFile)
const arrays = arraysIn(contract)

let product: Product
let world: World
let calls: Call[]
const longest = new Map<string, number>()
const failures: unknown[] = []
const answers = new Map<string, unknown>()

beforeAll(async () => {
  product = await startProduct()
  world = await createWorld(product)
  const administrator = await appointAdministrator(product, 'yonetici')
  const [partnership] = await product.sql('SELECT id FROM partnerships')
  const ids = { administrator, partnership: String(partnership?.['id']) }
  await fillBeyondBounds(product, world, ids)
  calls = await readsOfArrays(product, world, ids)
  for (const { id, ...parts } of calls) {
    const read = () => product.call(id, parts as never)
    let { status, body } = await read()
    if (status === 503) {
      // Out of time on a busy machine; the second time more of it is in memory.
      product.loggedErrors.splice(0)
      ;({ status, body } = await read())
    }
    if (status !== 200) failures.push([id, status, product.loggedErrors.splice(0)])
    answers.set(id, body)
    if (status === 200)
      for (const [name, length] of longestIn(contract, id, body))
        longest.set(name, Math.max(longest.get(name) ?? 0, length))
  }
})
afterAll(() => product.stop())

/** How answers without pages say what they leave out. */
const more: Record<string, object> = {
  listCompanyCities: { has_more: true },
  getPartnership: { partnership: expect.objectContaining({ terms_total: 130 }) as object },
  getSentOffer: { terms_total: 130 },
  getReceivedOffer: { terms_total: 130 },
  listProducts: { categories_total: 600 },
  listStoreProducts: { categories_total: 600 },
  getOrder: { order: expect.objectContaining({ history_total: 130 }) as object },
  getFirmLists: { has_more: true },
  getKitchenLists: { has_more: true },
  getKitchenPlan: { has_more: true },
  listLabels: { has_more: true },
  listGuests: { has_more: true },
  listRoutes: { has_more: true },
  listIngredients: { has_more: true },
  listShelf: { has_more: true },
  getMonthCosts: { has_more: true },
  listPurchaseSources: { has_more: true },
  getPurchaseNeeds: { has_more: true },
  listRecipes: { has_more: true },
  listRecipeSheets: { has_more: true },
  listDeliveries: { has_more: true },
  getMenuPlay: { has_more: true },
  listChoices: { has_more: true },
}

describe('with more rows in the database than an answer may contain', () => {
  it('every read conforms to its contract', () => {
    expect(failures).toEqual([])
  })

  it('no read with an array is left out of this test', () => {
    const reads = contractOperations.filter(({ method }) => method === 'GET').map(({ id }) => id)
    const withArrays = reads.filter((id) => arraysIn(contract, [id]).size > 0)
    expect(withArrays.filter((id) => !answers.has(id))).toEqual([])
  })

  it('shortened answers say that there is more', () => {
    expect(Object.fromEntries(answers)).toMatchObject(more)
    const { order } = answers.get('getOrder') as { order: { history: { status: string }[] } }
    expect(order.history.map(({ status }) => status).slice(0, 2)).toEqual(['pending', 'confirmed'])
  })

  it('arrays with more rows than their limit are full', () => {
    const full = [...arrays].filter(([name]) => boundOf[name] === 'full')
    expect(Object.fromEntries(full.map(([name]) => [name, longest.get(name)]))).toEqual(Object.fromEntries(full))
  })

  it('the database refuses one row too many wherever no statement limits them', async () => {
    const [firm, kitchen] = [world.corporateA.company.id, world.cateringA.company.id]
    const { corporate1: regular, corporate4: rotating, corporateOwner: owner } = world.corporateA.people
    const many = (count: number) => `(SELECT array_agg('x' || n) FROM generate_series(1, ${count}) n)`
    const list = (count: number) => `(SELECT jsonb_agg('{}'::jsonb) FROM generate_series(1, ${count}))`
    const refused: Record<string, string> = {
      shifts_at_most: `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
        VALUES (gen_random_uuid(), '${firm}', 'Fazla', '08:00', '16:00', '{1}', 'Europe/Istanbul', now())`,
      departments_at_most: `INSERT INTO departments (id, company_id, name, created_at) VALUES (gen_random_uuid(), '${firm}', 'Fazla', now())`,
      usual_shifts_at_most: `INSERT INTO usual_shifts (company_id, user_id, shift_id) VALUES ('${firm}', '${regular.id}', ${knownId('shift', 150)})`,
      usual_shifts_every_weeks_check: `UPDATE usual_shifts SET every_weeks = 9 WHERE user_id = '${rotating.id}'`,
      standing_choices_at_most: `INSERT INTO standing_choices (company_id, user_id, shift_id, weekday) VALUES ('${firm}', '${regular.id}', ${knownId('shift', 150)}, 1)`,
      corporate_group_members_at_most: `INSERT INTO corporate_group_members (group_id, catering_id, corporate_id, partnership_id, joined_at)
        VALUES (${knownId('group', 1)}, '${kitchen}', ${knownId('corporate', 150)}, ${knownId('firm', 150)}, now())`,
      order_lines_at_most: `INSERT INTO order_lines SELECT supplier_id, order_id, 100, ${knownId('product', 150)}, product_name, unit_type, quantity, unit_price, total_price
        FROM order_lines WHERE order_id = ${knownId('order', 1)} LIMIT 1`,
      mail_messages_at_most: `UPDATE mail_messages SET labels = '{reply,reply}'`,
      mail_messages_to_addresses_check: `UPDATE mail_messages SET to_addresses = ${list(51)}`,
      mail_attachments_place_check: `INSERT INTO mail_attachments (company_id, id, uploader_id, message_id, place, name, type, size, created_at)
        VALUES ('${firm}', gen_random_uuid(), '${owner.id}', ${knownId('mail', 1)}, 6, 'a.txt', 'text/plain', 1, now())`,
      load_runs_at_most: `UPDATE load_runs SET points = ${list(121)}`,
      dishes_at_most: `UPDATE dishes SET allergens = array_fill('milk'::text, '{15}')`,
      dishes_tags_check: `UPDATE dishes SET tags = ${many(11)}`,
      requests_tags_check: `UPDATE requests SET tags = ${many(11)}`,
      integration_keys_addresses_check: `UPDATE integration_keys SET addresses = ${many(21)}`,
      menu_days_options_check: `UPDATE menu_days SET options = ${list(5)}`,
      kitchen_lists_at_most: `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
        SELECT id, catering_id, corporate_id, shift_id, date, now(), now(), ${list(5)}, '[]', 0, 0, 0 FROM menu_days LIMIT 1`,
      recipe_lines_place_check: `INSERT INTO recipe_lines (catering_id, key, starts_on, place, part_key, quantity, trim_percent, note)
        VALUES ('${kitchen}', 'ortak', '2026-11-10', 61, 'p111', 1, 0, '')`,
      supplier_terms_weekdays_check: `UPDATE supplier_terms SET weekdays = '{1,1,1,1,1,1,1,1}'`,
      shifts_days_check: `UPDATE shifts SET days = '{1,1,1,1,1,1,1,1}'`,
    }
    const told = await Promise.all(
      Object.entries(refused).map(async ([name, statement]) => [
        name,
        await product.sql(statement).then(
          () => 'taken',
          (error: { constraint?: string }) => error.constraint,
        ),
      ]),
    )
    expect(told).toEqual(Object.keys(refused).map((name) => [name, name]))
  })
})
