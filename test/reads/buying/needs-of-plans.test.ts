import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BuyingReads } from '../../../src/reads/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aCompany, aMenuDay, anOption, aPartnership, aShift } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const clock = new FakeClock('2026-03-01T06:00:00Z')
const dates = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
const components = ['gulas', 'pilav', 'ayran'] as const
const ingredients = ['et', 'un', 'tuz'] as const

const someLine = fc.record({
  ingredient: fc.nat({ max: ingredients.length - 1 }),
  /** In thousandths. */
  quantity: fc.integer({ min: 1, max: 90_000_000 }),
  trim: fc.integer({ min: 0, max: 99 }),
})
const someRecipe = fc.record({
  portions: fc.integer({ min: 1, max: 700 }),
  lines: fc.uniqueArray(someLine, { minLength: 1, maxLength: 3, selector: ({ ingredient }) => ingredient }),
  /** Portions of the sauce in it, in thousandths; 0 for none. */
  sauce: fc.integer({ min: 0, max: 50_000 }),
})
const someKitchen = fc.record({
  recipes: fc.tuple(someRecipe, someRecipe, someRecipe),
  sauce: someRecipe,
  /** Portions by date and component. */
  cooked: fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 9, maxLength: 9 }),
  /** Of the sales unit of each ingredient, in thousandths. */
  contents: fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 3, maxLength: 3 }),
  shelf: fc.integer({ min: 0, max: 90_000_000 }),
})
type SomeKitchen = typeof someKitchen extends fc.Arbitrary<infer One> ? One : never
type SomeRecipe = SomeKitchen['sauce']

const run = (statement: string, ...values: unknown[]) => inUse.database.rows(adHoc(statement), numbered(...values))

const writeRecipe = async (catering: string, key: string, { portions, lines, sauce }: SomeRecipe, ids: string[]) => {
  await run(
    `INSERT INTO recipes (catering_id, key, name, revision, changed_at) VALUES ($1, $2, $2, 1, now())`,
    catering,
    key,
  )
  await run(
    `INSERT INTO recipe_versions (catering_id, key, starts_on, portions, method, saved_at) VALUES ($1, $2, '2026-01-01', $3, '', now())`,
    ...[catering, key, portions],
  )
  for (const [at, { ingredient, quantity, trim }] of lines.entries())
    await run(
      `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
       VALUES ($1, $2, '2026-01-01', $3, $4, 'g', $5::numeric / 1000, $6, '')`,
      ...[catering, key, at + 1, ids[ingredient], quantity, trim],
    )
  if (sauce > 0 && key !== 'sos')
    await run(
      `INSERT INTO recipe_lines (catering_id, key, starts_on, place, part_key, quantity, trim_percent, note)
       VALUES ($1, $2, '2026-01-01', 9, 'sos', $3::numeric / 1000, 0, '')`,
      ...[catering, key, sauce],
    )
}

const setUp = async (kitchen: SomeKitchen): Promise<string> => {
  const house = postgresHouse(inUse.database, clock)
  const [catering, firm, supplier] = [aCatering(), aCompany(), aCompany({ type: 'supplier' })]
  for (const company of [catering, firm, supplier]) await house.companies.add(company)
  await house.partnerships.add(aPartnership(catering, firm))
  const shift = aShift(firm)
  await house.shifts.add(shift)
  const options = [anOption('SECENEK', components.join(', '))]
  await house.menuDays.save(dates.map((date) => aMenuDay(catering, shift, { date, options })))
  const ids = ingredients.map(() => randomUUID() as string)
  for (const [at, id] of ids.entries()) {
    const product = randomUUID()
    await run(
      `INSERT INTO ingredients (id, catering_id, name, base_unit) VALUES ($1, $2, $3, 'g')`,
      id,
      catering.id,
      ingredients[at],
    )
    await run(
      `INSERT INTO products (id, supplier_id, name, description, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
       VALUES ($1, $2, $3, '', 10, 1000000, 'Koli', 1, now())`,
      ...[product, supplier.id, ingredients[at]],
    )
    await run(
      `INSERT INTO ingredient_links (catering_id, ingredient_id, product_id, base_unit, content, is_preferred) VALUES ($1, $2, $3, 'g', $4::numeric / 1000, true)`,
      ...[catering.id, id, product, kitchen.contents[at]],
    )
  }
  await writeRecipe(catering.id, 'sos', kitchen.sauce, ids)
  for (const [at, key] of components.entries())
    await writeRecipe(catering.id, key, kitchen.recipes[at] ?? kitchen.sauce, ids)
  for (const [at, portions] of kitchen.cooked.entries())
    await run(
      `INSERT INTO own_numbers (catering_id, date, key, portions, written_at) VALUES ($1, $2, $3, $4, now())`,
      ...[catering.id, dates[Math.floor(at / 3)], components[at % 3], portions],
    )
  await run(
    `INSERT INTO shelf_counts (catering_id, ingredient_id, counted_at, date, base_unit, quantity) VALUES ($1, $2, '2026-03-01T05:00:00Z', '2026-03-01', 'g', $3::numeric / 1000)`,
    ...[catering.id, ids[0], kitchen.shelf],
  )
  return catering.id
}

/** A plain fraction that is never reduced. */
type Plain = readonly [top: bigint, bottom: bigint]
const sum = (all: readonly Plain[]): Plain => all.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n])
const ceiling = ([top, bottom]: Plain): bigint => (top + bottom - 1n) / bottom

/** Thousandths of an ingredient in so many portions. */
const takenOf = (
  { portions, lines, sauce }: SomeRecipe,
  ingredient: number,
  [top, bottom]: Plain,
  of: SomeRecipe | null,
): Plain[] => [
  ...lines
    .filter((line) => line.ingredient === ingredient)
    .map(({ quantity, trim }): Plain => [
      top * BigInt(quantity) * 100n,
      bottom * BigInt(portions) * BigInt(100 - trim),
    ]),
  ...(of === null || sauce === 0
    ? []
    : takenOf(of, ingredient, [top * BigInt(sauce), bottom * BigInt(portions) * 1000n], null)),
]

it('is what recipes take for the portions of all days, exactly, and what is bought covers it', async () => {
  for (const kitchen of fc.sample(someKitchen, 25)) {
    const catering = await setUp(kitchen)
    const range = { first: dates[0], last: dates[2], counts: ['2026-03-01'] }
    const { answer } = await new BuyingReads(inUse.database, clock).needs(catering, range, true)
    const lines = new Map(answer.suppliers.flatMap((supplier) => supplier.lines).map((line) => [line.ingredient, line]))
    for (const [at, name] of ingredients.entries()) {
      const needed = sum(
        kitchen.cooked.flatMap((portions, place) =>
          takenOf(kitchen.recipes[place % 3] ?? kitchen.sauce, at, [BigInt(portions), 1n], kitchen.sauce),
        ),
      )
      const line = lines.get(name)
      expect(BigInt(Math.round((line?.needed ?? 0) * 1000))).toBe(ceiling(needed))
      const shelf = at === 0 ? BigInt(kitchen.shelf) : 0n
      const missing: Plain = [needed[0] - shelf * needed[1], needed[1]]
      const content = BigInt(kitchen.contents[at] ?? 1)
      const units = missing[0] <= 0n ? 0n : ceiling([missing[0], missing[1] * content])
      expect(BigInt(line?.units ?? 0)).toBe(units > 1_000_000n ? 1_000_000n : units)
    }
  }
})
