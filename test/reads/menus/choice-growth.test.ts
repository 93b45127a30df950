import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveChoice, skipKey, withdrawChoice } from '../../../src/core/menus/index.ts'
import { Database, newDataSource } from '../../../src/persistence/index.ts'
import {
  ChoiceReads,
  DashboardReads,
  KitchenListReads,
  KitchenReads,
  MenuReads,
  NotificationReads,
} from '../../../src/reads/index.ts'
import { blocksTouchedInAll } from '../../support/blocks-touched.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { divideFrom } from '../../support/months.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { runSql } from '../../support/sql.ts'

const uuid = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const clock = new FakeClock('2026-03-02T09:00:00Z')
/** More than a year, and seven years. */
const [few, many] = [430, 2_600] as const

/** Firms of one catering with a day and a night shift. */
const firmsFrom = (first: number, last: number): string[] => [
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT md5('company' || n)::uuid, 'corporate', 'Şirket ' || n, 'sirket-' || n, now() FROM generate_series(${first}, ${last}) n`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   SELECT md5('shift' || n || at)::uuid, md5('company' || n)::uuid, at, at, '06:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', now()
   FROM generate_series(${first}, ${last}) n, unnest('{08:00,22:00}'::text[]) at`,
  `INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, created_at)
   SELECT md5('partnership' || n)::uuid, 'catering', md5('company0')::uuid, md5('company' || n)::uuid, '2018-01-01' FROM generate_series(${first}, ${last}) n`,
]
/** Twenty people in each of four firms. */
const people: string[] = [
  `INSERT INTO departments (id, company_id, name, created_at)
   SELECT md5('department' || n || d)::uuid, md5('company' || n)::uuid, 'Departman ' || d, now() FROM generate_series(1, 4) n, generate_series(0, 1) d`,
  `INSERT INTO users (id, company_id, department_id, full_name, phone, role, password_hash, created_at)
   SELECT md5('user' || n)::uuid, md5('company' || 1 + n % 4)::uuid, md5('department' || 1 + n % 4 || n / 4 % 2)::uuid, 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', 'hash', now()
   FROM generate_series(0, 79) n`,
  `INSERT INTO usual_shifts (company_id, user_id, shift_id)
   SELECT u.company_id, u.id, s.id FROM users u JOIN shifts s ON s.company_id = u.company_id AND (s.start_time = '08:00') = (right(u.phone, 1) < '5')`,
]
const kitchenAndDishes: string[] = [
  `INSERT INTO companies (id, type, name, slug, created_at) VALUES (md5('company0')::uuid, 'catering', 'Şirket 0', 'sirket-0', now())`,
  `INSERT INTO dishes (id, catering_id, name, times_written) SELECT md5(name)::uuid, md5('company0')::uuid, name, 9 FROM unnest('{Nohut,Salata}'::text[]) name`,
]
/**
 * Menus, choices, totals and lists, from and to as many days before today; those with negative numbers are still open.
 */
const grow = (from: number, to: number): string[] => [
  `CREATE TEMP TABLE fresh AS
   SELECT md5('day' || id || ago)::uuid AS id, md5('company0')::uuid AS catering_id, company_id AS corporate_id, id AS shift_id, date '2026-03-02' - ago AS date
   FROM generate_series(${to}, ${from}, -1) ago, shifts`,
  `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, closed_at)
   SELECT id, catering_id, corporate_id, shift_id, date, 'published',
     '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}, {"key": "B", "label": "b", "meal": {"name": "Salata"}}]', now(), now(), CASE WHEN date <= '2026-03-02' THEN date - 1 END FROM fresh`,
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
   SELECT u.id, w.shift_id, m.date, m.corporate_id, m.catering_id, m.id, u.department_id, (ARRAY['A', 'A', 'B', 'SKIP'])[1 + u.phone::bigint % 4], 'a', 'Nohut', now(), now()
   FROM fresh m JOIN usual_shifts w USING (shift_id) JOIN users u ON u.id = w.user_id WHERE m.date <= '2026-03-02'`,
  'DROP TABLE fresh',
]
const count: string[] = [
  'TRUNCATE choice_totals, choice_month_totals, skip_totals, kitchen_lists, delivery_confirmations',
  `INSERT INTO choice_totals SELECT catering_id, corporate_id, part.date, shift_id, department_id, part.key, count(*)
   FROM choices CROSS JOIN LATERAL (VALUES (date, choice_key), ('-infinity'::date, '')) part (date, key) WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5, 6`,
  `INSERT INTO choice_month_totals SELECT catering_id, corporate_id, date_trunc('month', date::timestamp)::date, shift_id, department_id, count(*)
   FROM choices WHERE choice_key <> 'SKIP' GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO skip_totals SELECT catering_id, corporate_id, date, shift_id, department_id, count(*) FROM choices WHERE choice_key = 'SKIP' GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO kitchen_lists (menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped, undecided)
   SELECT id, catering_id, corporate_id, shift_id, date, closed_at, closed_at, '[{"key": "A", "label": "a", "meal": "Nohut"}]', '[]', 8, 2, 5 FROM menu_days WHERE closed_at IS NOT NULL`,
]

let clone: TestDatabase
let dataSource: DataSource
beforeAll(async () => {
  clone = await cloneDatabase()
  await divideFrom(clone.ownerUrl, 'choices', '2024-01-01')
  await fill(...kitchenAndDishes, ...firmsFrom(1, 4), ...people, ...grow(-14, few), ...count)
})
afterAll(async () => {
  await dataSource?.destroy()
  await clone?.drop()
})
const deadlines = `
  INSERT INTO menu_deadlines (menu_day_id, catering_id, corporate_id, shift_id, date)
  SELECT id, catering_id, corporate_id, shift_id, date FROM menu_days WHERE status = 'published' AND closed_at IS NULL
  ON CONFLICT DO NOTHING`
/** Reconnects afterwards, so that every statement is planned again. */
const fill = async (...statements: string[]) => {
  await dataSource?.destroy()
  await runSql(clone.ownerUrl, 'SET session_replication_role = replica', ...statements, deadlines, 'VACUUM ANALYZE')
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 1 }).initialize()
}

const [catering, firm, person, shiftId, departmentId] = [
  'company0',
  'company1',
  'user4',
  'shift108:00',
  'department11',
].map(uuid) as [string, string, string, string, string]
const requests = (db: Database): Record<string, () => Promise<unknown>> => {
  const house = postgresHouse(db, clock)
  const kitchen = new KitchenReads(db, clock)
  const [menus, choices, lists, dashboards] = [
    new MenuReads(db, clock),
    new ChoiceReads(db, clock),
    new KitchenListReads(db, clock),
    new DashboardReads(db, clock),
  ]
  const [tomorrow, page, now] = ['2026-03-04', { limit: 10, offset: 0 }, clock.now()]
  const input = { companyId: firm, userId: person, shiftId, date: tomorrow, cateringId: catering, key: 'A' }
  const save = (key: string) => house.use(saveChoice)({ ...input, key })
  return {
    'the week': () => choices.menuPlay(firm, person, undefined),
    'past choices': () => choices.choicesOf(firm, person, 7),
    notifications: () => new NotificationReads(db, clock).list(firm, person, 'all', page),
    'saving a choice': () => save('A'),
    'saving another': () => save('A').then(() => save('B')),
    skipping: () => save(skipKey),
    withdrawing: () => save('A').then(() => house.use(withdrawChoice)(input)),
    'the list of today': () => lists.week(firm, catering, undefined),
    'the list of a past week': () => lists.week(firm, catering, '2026-02-16'),
    'the lists of all caterings': () => lists.week(firm, null, undefined),
    'fourteen days of all firms': () => kitchen.days(catering, undefined),
    'the plan of tomorrow': () => kitchen.plan(catering, '2026-03-03'),
    'the plan of today': () => kitchen.plan(catering, '2026-03-02'),
    'the plan of a past day': () => kitchen.plan(catering, '2026-02-16'),
    'deliveries to a firm': () => kitchen.deliveries(firm, undefined),
    'freezing lists': () => house.kitchenLists.freezeDue(null, new Date('2026-03-02T21:00:00Z'), 10),
    statistics: () => menus.kitchenStats(catering, firm, {}),
    'statistics of a shift': () => menus.kitchenStats(catering, firm, { shiftId }),
    'statistics of a department': () => menus.kitchenStats(catering, firm, { departmentId }),
    'statistics of both': () => menus.kitchenStats(catering, firm, { shiftId, departmentId }),
    'menus of a week': () => menus.week(catering, firm, '2026-03-02'),
    'days without a menu': () => menus.missing(catering, firm, '2026-03-02', '2026-03-31'),
    'menus of a shift': () =>
      menus.kitchenDays({ cateringId: catering, corporateId: firm, shiftId }, '2026-03-02', '2026-03-08'),
    'who has not chosen': () => choices.undecided(firm, { date: tomorrow }, page),
    'how many have not chosen': () => house.reminders.undecided(firm, tomorrow, [shiftId]),
    'due reminders': () => house.reminders.claimDue(10, new Date('2026-03-02T20:00:00Z')),
    'telling of a reminder': () =>
      house.inboxes.announceReminder(
        { id: uuid('reminder'), companyId: firm, date: tomorrow, shiftIds: [shiftId] },
        50,
        now,
      ),
    'standing choices': () =>
      house.standingChoices.applyNext({ companyId: firm, shiftId, dates: [tomorrow], after: null }, 50, now),
    'the page of a firm': () => dashboards.corporate(firm, true),
    'the page of a catering': () => dashboards.catering(catering, true),
  }
}
/** Statements on choices that PostgreSQL goes on planning for their values, which takes longer the more months there are. */
const plannedAgain = `
  SELECT statement
  FROM pg_prepared_statements
  WHERE generic_plans = 0 AND custom_plans > 5 AND statement LIKE '% choices %'`
/**
 * Includes the generic plans that PostgreSQL switches to after planning a statement a few times for its values. Without
 * the statistics of the deadlines just worked out, plans would depend on whether autovacuum has come by.
 */
const costs = async (): Promise<Map<string, number>> => {
  const db = new Database(dataSource)
  const house = postgresHouse(db, clock)
  while ((await house.transaction.run(() => house.deadlines.reckon(500))) > 0);
  await runSql(clone.ownerUrl, 'ANALYZE menu_deadlines')
  const found = new Map<string, number>()
  for (const [name, request] of Object.entries(requests(db)))
    for (let time = 0; time < 7; time++)
      found.set(name, Math.max(found.get(name) ?? 0, await blocksTouchedInAll(db, request)))
  expect(await dataSource.query(plannedAgain)).toEqual([])
  return found
}

it(`a choice, a list and a figure cost the same after ${many} days as after ${few}`, async () => {
  const before = await costs()
  await fill(...grow(few + 1, many), ...count)
  const after = await costs()
  /** One more level of the index costs one more block for each row looked up. */
  const grown = [...after].filter(([name, blocks]) => blocks > 1.75 * (before.get(name) ?? 0) + 50)
  expect(grown.map(([name, blocks]) => [name, before.get(name), blocks])).toEqual([])
})

/** Menus of the coming days, published long ago, and in an order in which no firm's menus are next to each other. */
const openDays = `
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
  SELECT gen_random_uuid(), md5('company0')::uuid, s.company_id, s.id, date '2026-03-02' + ahead, 'published', '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', '2026-02-20', '2026-02-20'
  FROM generate_series(1, 5) ahead, shifts s WHERE NOT EXISTS (SELECT FROM menu_days d WHERE d.shift_id = s.id) ORDER BY random()`

it("a firm's queries about its open days, and finding what is due, cost the same among five hundred firms as among a hundred", async () => {
  await fill(...firmsFrom(5, 104), openDays)
  const before = await costs()
  await fill(...firmsFrom(105, 504), openDays)
  const after = await costs()
  const flat = [
    'the week',
    'who has not chosen',
    'how many have not chosen',
    'telling of a reminder',
    'standing choices',
    'the page of a firm',
    'freezing lists',
    'due reminders',
  ]
  /** One more level of an index costs a block for each row looked up. */
  const grown = flat.filter((name) => (after.get(name) ?? Infinity) > 1.3 * (before.get(name) ?? 0) + 20)
  expect(grown.map((name) => [name, before.get(name), after.get(name)])).toEqual([])
})
