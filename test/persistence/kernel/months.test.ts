import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { SystemClock } from '../../../src/gateways/system.ts'
import {
  type Database,
  Housekeeping,
  migrate,
  newDataSource,
  openDatabase,
  readBackup,
  restoreBackup,
} from '../../../src/persistence/index.ts'
import { Recount } from '../../../src/persistence/kernel/recount.ts'
import { ContributionReads, KitchenListReads, LogChainReads, NotificationReads } from '../../../src/reads/index.ts'
import { cloneDatabase } from '../../support/database.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { divideFrom } from '../../support/months.ts'
import { runSql, withRole } from '../../support/sql.ts'

const [catering, firm, otherFirm, shift] = [1, 2, 3, 4].map((n) => `01939b3c-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
]
const role = inject('applicationRole').username
const now = new Date('2026-11-15T09:00:00Z')
const today = '2026-11-15'

/** A firm with ten people, and a menu on each of the dates. */
const stage = (dates: readonly string[]): string[] => [
  `INSERT INTO companies (id, type, name, slug, created_at) VALUES ('${catering}', 'catering', 'Mutfak', 'mutfak', '2024-01-01'),
     ('${firm}', 'corporate', 'Firma', 'firma', '2024-01-01'), ('${otherFirm}', 'corporate', 'Başka', 'baska', '2024-01-01')`,
  `INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
   VALUES ('${shift}', '${firm}', 'Gündüz', '08:00', '17:00', '{1,2,3,4,5,6,7}', 'Europe/Istanbul', '2024-01-01')`,
  `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
   SELECT md5('person' || n)::uuid, '${firm}', 'Kişi ' || n, '532000000' || n, 'individual', 'hash', '2024-01-01' FROM generate_series(0, 9) n`,
  `INSERT INTO contributions (company_id, first_day, kind, amount, set_at) VALUES ('${firm}', '2024-01-01', 'per_meal', 25, '2024-01-01')`,
  menusOn(dates),
]
const menusOn = (dates: readonly string[]) => `
  INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
  SELECT md5('day' || d)::uuid, '${catering}', '${firm}', '${shift}', d, 'published',
    '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}, {"key": "B", "label": "b", "meal": {"name": "Salata"}}]', '2024-01-01', '2024-01-01'
  FROM unnest('{${dates.join(',')}}'::date[]) d`
/** Everybody chooses on each of the dates, and one of them rates their meal. */
const chooseOn = (dates: readonly string[]): string[] => [
  `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, replaced_meal, created_at, updated_at)
   SELECT u.id, '${shift}', d, '${firm}', '${catering}', md5('day' || d)::uuid, CASE WHEN right(u.phone, 1) = '9' THEN 'SKIP' ELSE 'A' END, 'a', 'Nohut',
     CASE WHEN right(u.phone, 1) < '3' THEN 'Pilav' END, '2024-01-01', '2024-01-01'
   FROM users u, unnest('{${dates.join(',')}}'::date[]) d`,
  `INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
   SELECT md5('person1')::uuid, '${shift}', d, '${catering}', 4, '2024-01-01' FROM unnest('{${dates.join(',')}}'::date[]) d`,
]
/** As the product makes them: an id begins with its time. */
const idAt = (at: Date, person: number) =>
  at
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-') + `-7000-8000-${String(person).padStart(12, '0')}`
/** Everybody gets news at each of the times, and one of them as a mail that waits. */
const tellAt = (...times: Date[]): string[] => [
  `INSERT INTO notifications (user_id, id, company_id, title, body, created_at, email_kind) VALUES ${times
    .flatMap((at) =>
      Array.from(
        { length: 10 },
        (_, n) =>
          `(md5('person${n}')::uuid, '${idAt(at, n)}', '${firm}', 'Haber', 'Metin', '${at.toISOString()}', 'menus')`,
      ),
    )
    .join(', ')}`,
  `INSERT INTO emails (id, company_id, user_id, kind, created_at, due_at)
   VALUES (md5('mail')::uuid, '${firm}', md5('person3')::uuid, 'menus', '2024-01-01', '2024-01-01') ON CONFLICT DO NOTHING`,
  `INSERT INTO email_news (company_id, user_id, notification_id, email_id) VALUES ${times
    .map((at) => `('${firm}', md5('person3')::uuid, '${idAt(at, 3)}', md5('mail')::uuid)`)
    .join(', ')}`,
]
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const freeze = `UPDATE menu_days SET closed_at = date - 1 WHERE date < '${today}'`
const forget = (before: string) =>
  `UPDATE choices SET user_id = gen_random_uuid() WHERE date < '${before}' AND user_id IN (SELECT id FROM users)`
const marksAt = (date: string, ...firms: string[]) =>
  `INSERT INTO retention_marks (company_id, scope, kept_from) SELECT f::uuid, 'choices', '${date}' FROM unnest('{${firms.join(',')}}'::text[]) f
   ON CONFLICT (company_id, scope) DO UPDATE SET kept_from = excluded.kept_from`

const cloned = async () => {
  const clone = await cloneDatabase()
  const { database, close } = await openDatabase({ url: clone.url, poolSize: 2 })
  onTestFinished(async () => {
    await close()
    await clone.drop()
  })
  const parts = async (table = 'choices') =>
    (await runSql(
      clone.ownerUrl,
      `SELECT part, until::text, (SELECT count(*)::int FROM ${table} c WHERE c.tableoid = p.part::regclass) AS rows FROM month_parts('${table}') p ORDER BY until`,
    )) as { part: string; until: string; rows: number }[]
  return { ...clone, database, parts, sql: (...statements: string[]) => runSql(clone.ownerUrl, ...statements) }
}
const keepMonths = (database: Database, date = today) => new Housekeeping(database).keepMonths(date, now)
const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe('An upgrade of a database whose choices and notifications are one table each', () => {
  const dates = ['2026-09-10', '2026-10-10', '2026-11-10']
  const undivided = async () => {
    const clone = await cloned()
    const dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 2 }).initialize()
    const at = dataSource.migrations.findIndex(({ constructor }) => constructor.name.endsWith('0113'))
    for (let undone = dataSource.migrations.length; undone > at; undone--) await dataSource.undoLastMigration()
    await dataSource.destroy()
    await clone.sql(...stage([...dates, '2026-12-10']), ...chooseOn(dates), ...tellAt(daysAgo(100), daysAgo(1)))
    return { ...clone, upgrade: () => migrate(clone.ownerUrl, role) }
  }
  const isWhole = async ({ sql, database }: Awaited<ReturnType<typeof cloned>>) => {
    expect(await sql(`SELECT count(*)::int AS rows FROM choices WHERE date < '2026-12-01'`)).toEqual([{ rows: 30 }])
    expect(await sql('SELECT FROM ratings')).toHaveLength(3)
    expect(await sql('SELECT FROM notifications')).toHaveLength(20)
    expect(await sql('SELECT FROM email_news')).toHaveLength(2)
    expect(await new Recount(database).wrongTotals()).toBe(0)
  }
  /** Somebody whose connection and statements are older than the upgrade. */
  const choosing = async (url: string) => {
    const client = await connected(url)
    let [count, isOn] = [0, true]
    const write = (key: string) =>
      client.query({
        name: 'choose',
        text: `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
          VALUES (md5('person5')::uuid, '${shift}', '2026-12-10', '${firm}', '${catering}', md5('day2026-12-10')::uuid, $1, 'a', 'Nohut', now(), now())
          ON CONFLICT (user_id, shift_id, date) DO UPDATE SET choice_key = excluded.choice_key`,
        values: [key],
      })
    await write('A')
    const writing = (async () => {
      for (; isOn; count++) await write(count % 2 === 0 ? 'B' : 'A')
    })()
    return { count: () => count, stop: () => ((isOn = false), writing) }
  }

  it('leaves the rows where they are, while somebody goes on choosing', async () => {
    const clone = await undivided()
    const somebody = await choosing(clone.url)
    const [{ file }] = (await clone.sql(`SELECT pg_relation_filenode('choices') AS file`)) as [{ file: number }]
    await clone.upgrade()
    const until = somebody.count()
    await expect.poll(() => somebody.count()).toBeGreaterThan(until)
    await somebody.stop()
    await isWhole(clone)
    expect(await clone.sql(`SELECT pg_relation_filenode('choices_earlier') AS file`)).toEqual([{ file }])
    expect((await clone.parts())[0]).toMatchObject({ part: 'choices_earlier', rows: 31 })
    expect((await clone.parts('notifications'))[0]).toMatchObject({ part: 'notifications_earlier', rows: 20 })
  })

  it('waits for whoever holds the table, and lets others through meanwhile', async () => {
    const clone = await undivided()
    const holder = await connected(clone.url)
    await holder.query('BEGIN; SELECT FROM choices LIMIT 1')
    const somebody = await choosing(clone.url)
    let isDone = false
    const upgrading = clone.upgrade().then(() => (isDone = true))
    const refused = () =>
      clone.sql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'ROLLBACK TO brief%'`)
    await expect.poll(refused, { interval: 20 }).not.toEqual([])
    const until = somebody.count()
    await expect.poll(() => somebody.count()).toBeGreaterThan(until + 10)
    expect(isDone).toBe(false)
    await holder.query('COMMIT')
    await upgrading
    await somebody.stop()
    await isWhole(clone)
  })

  it('goes on where it was interrupted', async () => {
    const clone = await undivided()
    const holder = await connected(clone.url)
    await holder.query('BEGIN; LOCK TABLE ratings IN ACCESS SHARE MODE')
    const upgrading = clone.upgrade().then(
      () => 'done',
      () => 'failed',
    )
    const divides = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SAVEPOINT brief%LOCK TABLE choices IN%'`
    const terminated = () => clone.sql(`SELECT pg_terminate_backend(pid) ${divides}`)
    await expect.poll(terminated, { interval: 20 }).not.toEqual([])
    expect(await upgrading).toBe('failed')
    const made = async () =>
      (await clone.sql(`SELECT right(name, 4) AS name FROM migrations ORDER BY id DESC LIMIT 1`))[0]
    expect(await made()).toEqual({ name: '0115' })
    await holder.query('COMMIT')
    await clone.upgrade()
    await isWhole(clone)
    expect((await clone.parts()).length).toBeGreaterThan(5)
  })
})

describe('Months', () => {
  it('are there for each day that can be chosen, and housekeeping adds the next ones', async () => {
    const { database, parts } = await cloned()
    const [last] = (await parts()).slice(-1)
    await keepMonths(database, addDays(last!.until, -398))
    expect((await parts()).at(-1)).toEqual(last)
    await keepMonths(database, addDays(last!.until, -396))
    expect((await parts()).at(-1)).toMatchObject({
      part: `choices_${last!.until.slice(0, 7).replace('-', '_')}`,
      rows: 0,
    })
  })

  it('are made of rows whose month was missing, and the following ones as usual', async () => {
    const { database, parts, sql } = await cloned()
    const { until } = (await parts()).at(-1)!
    const dates = [addDays(until, 10), addDays(until, 50)]
    await sql(...stage(dates), ...chooseOn(dates))
    expect(await sql('SELECT FROM choices_other')).toHaveLength(20)
    await keepMonths(database, addDays(until, -390))
    expect((await parts()).at(-1)).toMatchObject({ rows: 20 })
    expect(await sql('SELECT FROM choices_other')).toEqual([])
    expect(await sql('SELECT FROM ratings')).toHaveLength(2)
    expect(await new Recount(database).wrongTotals()).toBe(0)
    const after = (await parts()).at(-1)!
    await keepMonths(database, addDays(after.until, -396))
    expect((await parts()).length).toBeGreaterThan(1)
    expect((await parts()).at(-1)!.until > after.until).toBe(true)
    await sql(`DELETE FROM ratings`, `DELETE FROM choices WHERE date = '${dates[0]}'`)
    expect(await new Recount(database).wrongTotals()).toBe(0)
  })

  it('are never many more than needed, nor of other tables, whatever is asked for', async () => {
    const { url, sql } = await cloned()
    await runSql(url, ...Array.from({ length: 9 }, () => `SELECT add_month('choices', '9999-12-31')`))
    expect(await sql(`SELECT FROM month_parts('choices') WHERE until > current_date + 540`)).toEqual([])
    for (const table of ['users', 'choices_earlier', 'audit_logs'])
      await expect(runSql(url, `SELECT add_month('${table}', current_date)`), table).rejects.toThrow()
  })
})

describe('A month in which no choice has its person any longer', () => {
  const dates = ['2024-09-10', '2024-10-10', '2024-10-20', '2026-10-10']
  const filled = async () => {
    const clone = await cloned()
    await divideFrom(clone.ownerUrl, 'choices', '2024-09-01')
    await clone.sql(...stage(dates), ...chooseOn(dates), freeze)
    return clone
  }
  const figures = async ({ sql, database }: Awaited<ReturnType<typeof cloned>>) => {
    const clock = new FakeClock(now.toISOString())
    const contributions = new ContributionReads(database, clock)
    const lists = new KitchenListReads(database, clock)
    return [
      await sql('SELECT * FROM choice_totals WHERE total > 0 ORDER BY 1, 2, 3, 4, 5, 6'),
      await sql('SELECT * FROM choice_month_totals WHERE total > 0 ORDER BY 1, 2, 3, 4, 5'),
      await sql('SELECT * FROM skip_totals WHERE total > 0 ORDER BY 1, 2, 3, 4, 5'),
      await sql('SELECT * FROM firm_rating_totals'),
      await sql('SELECT * FROM rating_totals'),
      (await contributions.ofFirm(firm, '2024-10', { limit: 10, offset: 0 })).numbers,
      await lists.week(firm, catering, '2024-10-07'),
      await lists.week(firm, catering, '2024-10-14'),
      (await new LogChainReads(database, new SystemClock()).verify(null)).map(({ fault }) => fault),
      await new Recount(database).wrongTotals(),
    ]
  }

  it('is dropped at once, and every figure stays', async () => {
    const clone = await filled()
    await clone.sql(forget('2024-11-01'), marksAt('2024-11-01', firm, otherFirm))
    const before = await figures(clone)
    expect(before[5]).toMatchObject({ total: 0, total_meals: 18, total_amount: 450 })
    await keepMonths(clone.database)
    expect((await clone.parts())[0]).toEqual({ part: 'choices_earlier', until: '2024-11-01', rows: 0 })
    expect(await clone.sql('SELECT DISTINCT date::text FROM choices')).toEqual([{ date: '2026-10-10' }])
    expect(await clone.sql('SELECT date::text FROM ratings')).toEqual([{ date: '2026-10-10' }])
    expect(await figures(clone)).toEqual(before)
    expect(
      await clone.sql(
        'SELECT company_id, scope, count, before::text, happened_at, actor_kind FROM destruction_records',
      ),
    ).toEqual([
      { company_id: firm, scope: 'months', count: 30, before: '2024-11-01', happened_at: now, actor_kind: 'retention' },
    ])
    await keepMonths(clone.database)
    expect(await clone.sql('SELECT FROM destruction_records')).toHaveLength(1)
  })

  it('stays as long as a single firm still keeps the people of its choices', async () => {
    const clone = await filled()
    await clone.sql(forget('2024-11-01'), marksAt('2024-11-01', firm), marksAt('2024-10-15', otherFirm))
    await keepMonths(clone.database)
    expect((await clone.parts())[0]).toMatchObject({ until: '2024-10-01', rows: 0 })
    expect(await clone.sql(`SELECT FROM choices WHERE date < '2024-11-01'`)).toHaveLength(20)
  })

  it('stays if one of its rows has a person after all', async () => {
    const clone = await filled()
    await clone.sql(forget('2024-10-15'), marksAt('2024-11-01', firm, otherFirm))
    await keepMonths(clone.database)
    expect(await clone.sql(`SELECT FROM choices WHERE date < '2024-11-01'`)).toHaveLength(30)
    expect(await clone.sql('SELECT FROM destruction_records')).toEqual([])
  })

  it('is dropped at the next run if somebody reads it now', async () => {
    const clone = await filled()
    await clone.sql(forget('2024-11-01'), marksAt('2024-11-01', firm, otherFirm))
    const reader = await connected(clone.url)
    await reader.query('BEGIN; SELECT FROM choices LIMIT 1')
    await keepMonths(clone.database)
    expect(await clone.sql(`SELECT FROM choices WHERE date < '2024-11-01'`)).toHaveLength(30)
    await reader.query('COMMIT')
    await keepMonths(clone.database)
    expect(await clone.sql(`SELECT FROM choices WHERE date < '2024-11-01'`)).toEqual([])
  })

  it('and all others come back from a backup, in a database that has other months', async () => {
    const clone = await filled()
    await clone.sql(forget('2024-10-01'), marksAt('2024-10-01', firm, otherFirm))
    await keepMonths(clone.database)
    const last = addDays((await clone.parts()).at(-1)!.until, 5)
    await clone.sql(menusOn([last]), ...chooseOn([last]))
    const before = await figures(clone)
    const ownerUrl = await emptyDatabase()
    await restoreBackup({ ownerUrl, applicationRole: role }, readBackup(clone.url, '1', now))
    const url = withRole(ownerUrl, inject('applicationRole'))
    const { database, close } = await openDatabase({ url, poolSize: 2 })
    onTestFinished(close)
    const restored = { ...clone, database, sql: (...statements: string[]) => runSql(ownerUrl, ...statements) }
    expect(await figures(restored)).toEqual(before)
    const rows = 'SELECT * FROM choices ORDER BY date, user_id'
    expect(await restored.sql(rows)).toEqual(await clone.sql(rows))
    await keepMonths(database, addDays(last, -390))
    expect(await restored.sql('SELECT FROM choices_other')).toEqual([])
    expect(await figures(restored)).toEqual(before)
  })
})

describe('A month of notifications', () => {
  const filled = async () => {
    const clone = await cloned()
    await divideFrom(clone.ownerUrl, 'notifications', `${daysAgo(330).toISOString().slice(0, 7)}-01`)
    await clone.sql(...stage([]), ...tellAt(daysAgo(300), daysAgo(250), daysAgo(170), daysAgo(1)))
    const inbox = async () => {
      const reads = new NotificationReads(clone.database, new SystemClock())
      const person = (await clone.sql(`SELECT md5('person3')::uuid AS id`))[0]?.['id'] as string
      const { total, unread_count, notifications } = await reads.list(firm, person, 'all', { limit: 50, offset: 0 })
      return [total, unread_count, notifications.length]
    }
    return { ...clone, inbox }
  }

  it('is dropped when all of it is older than 180 days, with its place in mails', async () => {
    const clone = await filled()
    expect(await clone.inbox()).toEqual([4, 4, 4])
    await keepMonths(clone.database)
    expect(await clone.inbox()).toEqual([2, 2, 2])
    expect((await clone.parts('notifications'))[0]).toMatchObject({ part: 'notifications_earlier', rows: 0 })
    expect(await clone.sql('SELECT notification_id FROM email_news ORDER BY 1')).toEqual(
      [daysAgo(170), daysAgo(1)].map((at) => ({
        notification_id: expect.stringMatching(`^${idAt(at, 3).slice(0, 5)}`) as string,
      })),
    )
    const left = await clone.sql('SELECT FROM notifications')
    await keepMonths(clone.database)
    expect(await clone.sql('SELECT FROM notifications')).toEqual(left)
  })

  it('is made of rows whose month was missing', async () => {
    const clone = await filled()
    const { until } = (await clone.parts('notifications')).at(-1)!
    await clone.sql(...tellAt(new Date(`${addDays(until, 3)}T09:00:00Z`)))
    expect(await clone.sql('SELECT FROM notifications_other')).toHaveLength(10)
    await keepMonths(clone.database, addDays(until, -61))
    expect(await clone.sql('SELECT FROM notifications_other')).toEqual([])
    expect((await clone.parts('notifications')).at(-1)).toMatchObject({ rows: 10 })
    expect(await clone.inbox()).toEqual([3, 3, 3])
  })

  it('leaves no row in a mail when its notification is deleted, and a mail names none that there is not', async () => {
    const clone = await filled()
    await clone.sql(`DELETE FROM notifications WHERE id = (SELECT notification_id FROM email_news LIMIT 1)`)
    expect(await clone.sql('SELECT FROM email_news')).toHaveLength(3)
    await expect(
      clone.sql(
        `INSERT INTO email_news VALUES ('${firm}', md5('person3')::uuid, md5('none')::uuid, md5('mail')::uuid)`,
      ),
    ).rejects.toThrow('the news is of no notification')
  })
})
