import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyRetention } from '../../../src/core/privacy/index.ts'
import { addDays, Transaction } from '../../../src/core/shared/index.ts'
import { PostgresRetention } from '../../../src/persistence/index.ts'
import { Database } from '../../../src/persistence/index.ts'
import { Recount } from '../../../src/persistence/kernel/recount.ts'
import { blocksTouchedInAll } from '../../support/blocks-touched.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const firm = () => world.corporateA.company.id
const today = '2026-11-11'
const ago = (days: number) => addDays(today, -days)
/** Choices before this date are older than 13 months. */
const oldest = '2025-10-11'
const ages = [10, 30, 31, 100, 395, 396, 397, 500, 760]
const people: Person[] = []

const dayId = (date: string, shift: string) => `md5('${date}' || '${shift}')::uuid`
const addDaysOf = (dates: readonly string[], shift: string) =>
  product.sql(
    `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
     SELECT md5(d::text || '${shift}')::uuid, '${world.cateringA.company.id}', '${firm()}', '${shift}', d, 'published',
       '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}, {"key": "B", "label": "b", "meal": {"name": "Salata"}}]', now(), now()
     FROM unnest('{${dates.join(',')}}'::date[]) d ON CONFLICT DO NOTHING`,
  )
/** Without the trigger that keeps a frozen list frozen. */
const close = (isClosed: boolean) =>
  product.sql(`SET LOCAL session_replication_role = replica;
    UPDATE menu_days SET closed_at = ${isClosed ? 'updated_at' : 'NULL'} WHERE date < '${today}'`)
const runJob = () => product.use(applyRetention)({})

beforeAll(async () => {
  const [production, office] = world.corporateA.departments
  for (let n = 0; n < 9; n++) {
    const departmentId = n < 5 ? production!.id : n < 8 ? office!.id : null
    people.push(await enrol(product, world.corporateA.company, 'individual', { departmentId }))
  }
  for (const { id } of [world.dayShift, world.nightShift]) await addDaysOf(ages.map(ago), id)
})

interface Chosen {
  who: number
  /** Days ago. */
  age: number
  atNight: boolean
  key: string
  stars: number | null
}
const someChoice: fc.Arbitrary<Chosen> = fc.record({
  who: fc.nat(8),
  age: fc.constantFrom(...ages),
  atNight: fc.boolean(),
  key: fc.constantFrom('A', 'A', 'B', 'SKIP'),
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
})
const choose = async (choices: readonly Chosen[]) => {
  const row = ({ who, age, atNight, key, stars }: (typeof choices)[number]) => {
    const shift = (atNight ? world.nightShift : world.dayShift).id
    return `('${people[who]!.id}', '${shift}', '${ago(age)}', ${dayId(ago(age), shift)}, '${key}', ${stars ?? 'NULL'})`
  }
  await close(false)
  await product.sql(`
    CREATE TEMP TABLE made (user_id uuid, shift_id uuid, date date, menu_day_id uuid, key text, stars int) ON COMMIT DROP;
    INSERT INTO made VALUES ${choices.map(row).join(', ')};
    INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at)
    SELECT m.user_id, m.shift_id, m.date, '${firm()}', '${world.cateringA.company.id}', m.menu_day_id, u.department_id, m.key, 'a', 'Nohut', now(), now()
    FROM made m JOIN users u ON u.id = m.user_id;
    INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
    SELECT user_id, shift_id, date, '${world.cateringA.company.id}', stars, now() FROM made WHERE stars IS NOT NULL AND key <> 'SKIP'`)
  await close(true)
}
const forget = async () => {
  await product.sql(
    'DELETE FROM ratings; DELETE FROM choices; DELETE FROM retention_marks; DELETE FROM destruction_records',
  )
}

/** Everything that is counted, without people and departments. */
const counts = async () => {
  const of = (table: string, columns: string, sum: string) =>
    product.sql(
      `SELECT ${columns}, ${sum}::int AS total FROM ${table} GROUP BY ${columns} HAVING ${sum} <> 0 ORDER BY ${columns}`,
    )
  return [
    await of('choices', 'date, shift_id, choice_key, meal_name, source', 'count(*)'),
    await of(
      'choices c JOIN ratings r USING (user_id, shift_id, date)',
      'date, shift_id, choice_key, stars',
      'count(*)',
    ),
    await of('choice_totals', 'date, shift_id, choice_key', 'sum(total)'),
    await of('choice_month_totals', 'month, shift_id', 'sum(total)'),
    await of('skip_totals', 'date, shift_id', 'sum(total)'),
    await of('firm_rating_totals', 'corporate_id', 'sum(stars)'),
  ]
}
interface Row {
  user_id: string
  date: string
  shift_id: string
  department_id: string | null
  choice_key: string
  is_somebody: boolean
}
const rows = async () =>
  (await product.sql(
    `SELECT c.user_id, c.date::text, c.shift_id, c.department_id, c.choice_key, u.id IS NOT NULL AS is_somebody
     FROM choices c LEFT JOIN users u ON u.id = c.user_id`,
  )) as unknown as Row[]

describe('choices lose their person', () => {
  it('by their age, with all counts as before and no small departments', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(someChoice, {
          selector: ({ who, age, atNight }) => `${who} ${age} ${atNight}`,
          minLength: 10,
          maxLength: 120,
        }),
        async (choices) => {
          await forget()
          await choose(choices)
          const [before, was] = [await counts(), await rows()]
          await runJob()
          await runJob()
          expect(await counts()).toEqual(before)
          expect(await new Recount(product.use(Database)).wrongTotals()).toBe(0)

          const is = await rows()
          const isDue = ({ date, choice_key }: Row) => date < (choice_key === 'SKIP' ? ago(30) : oldest)
          for (const row of is)
            expect([row.date, row.choice_key, row.is_somebody]).toEqual([row.date, row.choice_key, !isDue(row)])
          const nobodies = is.filter(isDue)
          expect(new Set(nobodies.map(({ user_id }) => user_id)).size).toBe(nobodies.length)
          const groupOf = ({ date, shift_id, department_id }: Row) => `${date} ${shift_id} ${department_id}`
          const sizes = Map.groupBy(was, groupOf)
          const expected = was
            .filter(isDue)
            .map((row) => (sizes.get(groupOf(row))!.length < 3 ? { ...row, department_id: null } : row))
          const shown = (some: readonly Row[]) => some.map((row) => `${groupOf(row)} ${row.choice_key}`).toSorted()
          expect(shown(nobodies)).toEqual(shown(expected))
        },
      ),
      { numRuns: 8 },
    )
  })

  it('sooner or later when the firm changes how long they are kept', async () => {
    await forget()
    const once = (age: number) => ({ who: 0, age, atNight: false, key: 'A', stars: null })
    await choose([once(30), once(31), once(100), once(395)])
    await runJob()
    expect((await rows()).filter(({ is_somebody }) => !is_somebody)).toEqual([])
    await product.sql(`UPDATE companies SET retention_months = 1 WHERE id = '${firm()}'`)
    await runJob()
    expect(
      (await rows())
        .filter(({ is_somebody }) => is_somebody)
        .map(({ date }) => date)
        .toSorted(),
    ).toEqual([ago(31), ago(30)])
    await product.sql(`UPDATE companies SET retention_months = 24 WHERE id = '${firm()}'`)
    await runJob()
    expect(
      await product.sql(
        `SELECT scope, count, before::text, account_id, actor_kind FROM destruction_records ORDER BY before`,
      ),
    ).toEqual(
      [ago(394), ago(99)].map((before) => ({
        scope: 'choices',
        count: 1,
        before,
        account_id: null,
        actor_kind: 'retention',
      })),
    )
    await product.sql(`UPDATE companies SET retention_months = 13 WHERE id = '${firm()}'`)
  })

  it('a thousand at a time, going on where it stopped', async () => {
    await forget()
    const shift = world.dayShift.id
    await product.sql(`
      INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
      SELECT md5('many' || n)::uuid, '${firm()}', 'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'individual', 'hash', now()
      FROM generate_series(40000000, 40001099) n`)
    await close(false)
    await product.sql(`
      INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
      SELECT id, '${shift}', '${ago(500)}', '${firm()}', '${world.cateringA.company.id}', ${dayId(ago(500), shift)}, 'A', 'a', 'Nohut', now(), now()
      FROM users WHERE phone LIKE '534000%'`)
    await close(true)
    const retention = new PostgresRetention(product.use(Database))
    const detached: (number | null)[] = []
    await retention.notice(today, product.clock.now())
    for (let last: number | null = 0; last !== null; detached.push(last))
      last = await product.use(Transaction).run(() => retention.detachSome(today, product.clock.now()))
    expect(detached.filter((count) => count !== null && count > 0)).toEqual([1000, 100])
    expect((await rows()).some(({ is_somebody }) => is_somebody)).toBe(false)
  })

  it('without touching more of a longer history', async () => {
    const retention = new PostgresRetention(product.use(Database))
    const touched = async () => {
      await product.sql(`UPDATE retention_marks SET kept_from = '${ago(500)}' WHERE scope = 'choices'`)
      return blocksTouchedInAll(product.use(Database), () => retention.detachSome(today, product.clock.now()))
    }
    await forget()
    await retention.notice(today, product.clock.now())
    await choose([{ who: 0, age: 500, atNight: false, key: 'A', stars: null }])
    const few = await touched()
    const past = Array.from({ length: 600 }, (_, n) => ago(800 + n))
    await addDaysOf(past, world.dayShift.id)
    await addDaysOf(
      past.map((date) => addDays(date, 799 - 500 - 1)).filter((date) => date < ago(500)),
      world.nightShift.id,
    )
    expect(await touched()).toBeLessThan(few * 1.3)
  })
})

describe('accounts of people who left', () => {
  it('are erased after half a year, unless somebody came back', async () => {
    const [gone, back] = [people[0]!, people[1]!]
    const state = async ({ id }: Person) =>
      (await product.sql(`SELECT full_name, left_at FROM users WHERE id = '${id}'`))[0]
    await product.sql(`UPDATE users SET is_active = false WHERE id IN ('${gone.id}', '${back.id}')`)
    await runJob()
    expect((await state(gone))?.['left_at']).toEqual(product.clock.now())
    product.clock.set('2027-05-01T09:00:00Z')
    await product.sql(`UPDATE users SET is_active = true WHERE id = '${back.id}'`)
    await runJob()
    expect((await state(gone))?.['full_name']).toBe('Deneme individual')
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${back.id}'`)
    product.clock.set('2027-05-11T09:00:01Z')
    await runJob()
    expect([(await state(gone))?.['full_name'], (await state(back))?.['full_name']]).toEqual([
      'Silinmiş kişi',
      'Deneme individual',
    ])
    expect(await product.sql(`SELECT account_id, actor_kind FROM destruction_records WHERE scope = 'account'`)).toEqual(
      [{ account_id: gone.id, actor_kind: 'retention' }],
    )
  })

  it('stay as long as the person waits for a copy of their data', async () => {
    const { id, companyId } = people[2]!
    const name = async () => (await product.sql(`SELECT full_name FROM users WHERE id = '${id}'`))[0]?.['full_name']
    await product.sql(`INSERT INTO privacy_requests
      (id, company_id, user_id, kind, asked_on, due_on, state, created_at)
      VALUES (gen_random_uuid(), '${companyId}', '${id}', 'access', '2027-05-01', '2027-05-31', 'open', now())`)
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${id}'`)
    await product.sql(`UPDATE users SET left_at = '2026-06-01' WHERE id = '${id}'`)
    await runJob()
    expect(await name()).toBe('Deneme individual')
    await product.sql(`UPDATE privacy_requests SET state = 'done', decided_at = now() WHERE user_id = '${id}'`)
    await runJob()
    expect(await name()).toBe('Silinmiş kişi')
  })
})
