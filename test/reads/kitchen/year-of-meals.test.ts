import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Database, newDataSource } from '../../../src/persistence/index.ts'
import { BuyingReads, CookedDayReads, CostReads, KitchenReads, RecipeReads } from '../../../src/reads/index.ts'
import { blocksTouchedInAll } from '../../support/blocks-touched.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'

const clock = new FakeClock('2026-03-02T09:00:00Z')
const catering = createHash('md5')
  .update('catering')
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const [quarter, year] = [92, 365] as const

/** Forty firms with three shifts and 3,000 people; recipes of twelve lines for sixty components. */
const kitchen: string[] = [
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT md5('catering')::uuid, 'catering', 'Mutfak', 'mutfak', now()
   UNION ALL SELECT md5('firm' || n)::uuid, 'corporate', 'Firma ' || n, 'firma-' || n, now() FROM generate_series(1, 40) n`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT md5('partnership' || n)::uuid, 'catering', md5('catering')::uuid, md5('firm' || n)::uuid, '2020-01-01' FROM generate_series(1, 40) n`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT md5('shift' || n || s)::uuid, md5('firm' || n)::uuid, 'Vardiya ' || s, (ARRAY['07:00', '15:00', '23:00'])[s], '23:30', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now()
   FROM generate_series(1, 40) n, generate_series(1, 3) s`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT md5('user' || n || '-' || u)::uuid, md5('firm' || n)::uuid, 'Kişi ' || u, (5320000000 + n * 1000 + u)::text, 'individual', 'hash', now()
   FROM generate_series(1, 40) n, generate_series(1, 75) u`,
  `INSERT INTO usual_shifts (company_id, user_id, shift_id)
   SELECT md5('firm' || n)::uuid, md5('user' || n || '-' || u)::uuid, md5('shift' || n || 1 + u % 3)::uuid FROM generate_series(1, 40) n, generate_series(1, 75) u`,
  `INSERT INTO ingredients (id, catering_id, name, base_unit) SELECT md5('ingredient' || n)::uuid, md5('catering')::uuid, 'Malzeme ' || n, 'g' FROM generate_series(1, 120) n`,
  `INSERT INTO recipes (catering_id, key, name, revision, changed_at)
   SELECT md5('catering')::uuid, kind || n, kind || n, 1, now() FROM unnest('{"ana ","pilav ","salata "}'::text[]) kind, generate_series(0, 19) n`,
  `INSERT INTO recipe_versions (catering_id, key, starts_on, portions, method, saved_at) SELECT catering_id, key, '2020-01-01', 100, '', now() FROM recipes`,
  `INSERT INTO recipe_lines (catering_id, key, starts_on, place, ingredient_id, base_unit, quantity, trim_percent, note)
   SELECT catering_id, key, starts_on, n, md5('ingredient' || 1 + (hashtext(key) & 63) + n * 4)::uuid, 'g', 500, 7, '' FROM recipe_versions, generate_series(1, 12) n`,
]
/** What everybody chose on the days before today, from and to as many; days to come have negative numbers. */
const cook = (from: number, to: number): string[] => [
  `CREATE TEMP TABLE fresh AS
   SELECT md5('day' || s.id || ago)::uuid AS id, s.company_id, s.id AS shift_id, date '2026-03-02' - ago AS date, (
     SELECT jsonb_agg(jsonb_build_object('key', 'K' || k, 'label', 'Seçenek ' || k, 'meal', jsonb_build_object('name', format('Ana %1$s, pilav %1$s, salata %1$s', (s.n + ago + 100 + 5 * k) % 20))))
     FROM generate_series(1, 4) k) AS options
   FROM generate_series(${to}, ${from}, -1) ago, (SELECT *, row_number() OVER (ORDER BY id) AS n FROM shifts) s`,
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, dish_keys, created_at, updated_at, closed_at)
   SELECT id, md5('catering')::uuid, company_id, shift_id, date, 'published', options, dish_keys(options), now(), now(), CASE WHEN date <= '2026-03-02' THEN date - 1 END FROM fresh`,
  `INSERT INTO choice_totals (catering_id, corporate_id, date, shift_id, department_id, choice_key, total)
   SELECT md5('catering')::uuid, company_id, date, shift_id, '00000000-0000-0000-0000-000000000000', 'K' || k, CASE k WHEN 1 THEN 7 ELSE 6 END
   FROM fresh, generate_series(1, 4) k WHERE date <= '2026-03-03'`,
  `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
   SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.closed_at, d.closed_at,
     (SELECT jsonb_agg(jsonb_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}')) FROM jsonb_array_elements(d.options) o), t.counts, t.meals, 0, 0
   FROM fresh f JOIN menu_days d ON d.id = f.id CROSS JOIN LATERAL (
     SELECT jsonb_agg(jsonb_build_object('department', NULL, 'key', choice_key, 'count', total)) AS counts, sum(total) AS meals
     FROM choice_totals t WHERE t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id) t
   WHERE d.closed_at IS NOT NULL`,
  `INSERT INTO cost_days (catering_id, date, kept_at) SELECT DISTINCT md5('catering')::uuid, date, now() FROM fresh WHERE date < '2026-03-02'`,
  `INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
   SELECT r.catering_id, f.date, r.key, r.name, 250, 1000, '{}', '{}' FROM (SELECT DISTINCT date FROM fresh) f, recipes r WHERE f.date < '2026-03-02' ORDER BY f.date, r.key`,
  `INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
   SELECT DISTINCT md5('catering')::uuid, date, company_id, 75, 4000, '{Tuz}'::text[], '{}'::text[] FROM fresh WHERE date < '2026-03-02' ORDER BY date, company_id`,
  'DROP TABLE fresh',
]
/** Choices themselves are read for open days only, so that a quarter of them is enough. */
const choose = `
  INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
  SELECT u.id, w.shift_id, d.date, d.corporate_id, d.catering_id, d.id, 'K' || 1 + (u.phone::bigint + extract(day FROM d.date)::int) % 4, 'Seçenek', 'Ana', now(), now()
  FROM menu_days d JOIN usual_shifts w USING (shift_id) JOIN users u ON u.id = w.user_id WHERE d.date <= '2026-03-03'`

let clone: TestDatabase
let dataSource: DataSource
/** Reconnects afterwards, so that every statement is planned again. */
const fill = async (...statements: string[]) => {
  await dataSource?.destroy()
  await runSql(clone.ownerUrl, 'SET session_replication_role = replica', ...statements, 'VACUUM ANALYZE')
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 1 }).initialize()
}
beforeAll(async () => {
  clone = await cloneDatabase()
  await fill(...kitchen, ...cook(-8, quarter), choose)
})
afterAll(async () => {
  await dataSource?.destroy()
  await clone?.drop()
})

const requests = (db: Database): Record<string, () => Promise<unknown>> => {
  const [plans, buying, recipes, costs] = [KitchenReads, BuyingReads, RecipeReads, CostReads].map(
    (Kind) => new Kind(db, clock),
  ) as [KitchenReads, BuyingReads, RecipeReads, CostReads]
  const week = { first: '2026-03-03', last: '2026-03-09', counts: ['2026-02-02'] }
  return {
    'fourteen days': () => plans.days(catering, undefined),
    'the plan of tomorrow': () => plans.plan(catering, '2026-03-03'),
    'the plan of today': () => plans.plan(catering, '2026-03-02'),
    'the plan of a past day': () => plans.plan(catering, '2026-02-16'),
    'recipes of a day': () => recipes.sheets(catering, '2026-03-02', undefined),
    'needs of a week': () => buying.needs(catering, week, true),
    'what a day costs': () => new CookedDayReads(db, clock).on({ cateringId: catering, date: '2026-03-01' }),
    'costs of a month': () => costs.month(catering, '2026-02'),
    'the workbook of a month': () => costs.book(catering, '2026-02'),
  }
}
const blocks = async (): Promise<Map<string, number>> => {
  const db = new Database(dataSource)
  const found = new Map<string, number>()
  for (const [name, request] of Object.entries(requests(db)))
    for (let time = 0; time < 7; time++)
      found.set(name, Math.max(found.get(name) ?? 0, await blocksTouchedInAll(db, request)))
  return found
}

it('cooking 3,000 meals a day for forty firms costs the same after a year as after a quarter', async () => {
  const before = await blocks()
  const plan = await new KitchenReads(new Database(dataSource), clock).plan(catering, '2026-03-02')
  expect(plan.answer).toMatchObject({ portions: 3000, firms: 40 })
  await fill(...cook(quarter + 1, year))
  const after = await blocks()
  /** One more level of an index costs a block for each row looked up. */
  const grown = [...after].filter(([name, touched]) => touched > 1.5 * (before.get(name) ?? 0) + 50)
  expect(grown.map(([name, touched]) => [name, before.get(name), touched])).toEqual([])
})
