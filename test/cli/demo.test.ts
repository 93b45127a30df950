import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Verdict } from '../../cli/contract/validate-server.ts'
import type { DemoAccount } from '../../cli/demo/accounts.ts'
import { DemoClock } from '../../cli/demo/demo-clock.ts'
import { fillDemo } from '../../cli/demo/fill.ts'
import { openApplication, readConfiguration } from '../../src/main/index.ts'
import { companyTypes, roles } from '../../src/core/actors/rules.ts'
import { isRoleIn } from '../../src/core/workforce/index.ts'
import { uncounted } from '../../src/persistence/index.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { runTabldot, startTabldot } from '../support/tabldot.ts'
import { keyOf } from '../support/world.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let database: TestDatabase
let accounts: DemoAccount[]
let answer: string
const demo = (...args: string[]) => runTabldot(['demo', ...args], { DATABASE_URL: database.url })
const number = async (statement: string): Promise<number> =>
  Number((await runSql(database.url, `SELECT (${statement}) AS n`))[0]?.['n'])
const dated = [
  ...['choices', 'ratings', 'menu_days', 'users', 'audit_logs', 'orders'],
  ...['offers', 'termination_requests', 'partnerships', 'applications', 'mail_messages'],
]
const today = `(now() AT TIME ZONE 'Europe/Istanbul')::date`

beforeAll(async () => {
  database = await cloneDatabase()
  const { code, stdout, stderr } = await demo('--json')
  expect([code, stderr]).toEqual([0, ''])
  answer = stdout
  accounts = (JSON.parse(stdout) as { accounts: DemoAccount[] }).accounts
})
afterAll(() => database.drop())

describe('the demo', () => {
  it('has people in every role and every type of company, about 200 in all', () => {
    const found = new Set(accounts.map(({ company_type, role }) => `${company_type} ${role}`))
    for (const type of companyTypes)
      for (const role of roles.filter((one) => isRoleIn(type, one))) expect(found).toContain(`${type} ${role}`)
    expect(accounts.length).toBeGreaterThanOrEqual(190)
    expect(Object.keys(accounts[0] ?? {})).toEqual([
      'company',
      'company_id',
      'company_type',
      'role',
      'full_name',
      'phone',
      'password',
    ])
    expect(new Set(accounts.map(({ phone }) => phone)).size).toBe(accounts.length)
    const companies = new Map(accounts.map(({ company_id, company_type }) => [company_id, company_type]))
    const types = [...companies.values()]
    expect(companyTypes.map((type) => [type, types.filter((one) => one === type).length])).toEqual([
      ['corporate', 13],
      ['catering', 2],
      ['supplier', 3],
    ])
  })

  it('prints the same when repeated, and changes nothing', async () => {
    const count = () =>
      number('SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM choices) + (SELECT count(*) FROM audit_logs)')
    const before = await count()
    expect((await demo('--json')).stdout).toBe(answer)
    const { stdout } = await demo()
    expect(stdout).toContain('Demo verisi bu veritabanında zaten vardı; olduğu gibi bırakıldı.')
    expect(stdout).toContain('Poyraz Otomotiv Sanayi A.Ş. · Firma')
    expect(stdout).toContain('Yönetici (admin): kullanıcı adı yonetici')
    expect(await count()).toBe(before)
  })

  it('has menus for the past and the next two weeks, the latest as drafts, also for a night shift', async () => {
    expect(await number(`SELECT min(date) - ${today} FROM menu_days`)).toBeGreaterThanOrEqual(-91)
    expect(await number(`SELECT min(date) - ${today} FROM menu_days`)).toBeLessThanOrEqual(-88)
    expect(await number(`SELECT max(date) - ${today} FROM menu_days`)).toBeGreaterThanOrEqual(11)
    expect(await number(`SELECT min(date) - ${today} FROM menu_days WHERE status = 'draft'`)).toBeGreaterThanOrEqual(12)
    expect(
      await number(`SELECT count(*) FROM menu_days WHERE status = 'published' AND date < ${today}`),
    ).toBeGreaterThan(40)
    expect(
      await number(
        `SELECT count(*) FROM menu_days d JOIN shifts s ON s.id = d.shift_id WHERE s.start_time = '22:00' AND s.end_time = '06:00'`,
      ),
    ).toBeGreaterThan(15)
    expect(
      await number(`SELECT count(DISTINCT o -> 'meal' ->> 'name') FROM menu_days, jsonb_array_elements(options) o`),
    ).toBeGreaterThan(45)
  })

  it('has a soup for everybody on most days', async () => {
    const withSoup = `common_courses @> '[{"course": "soup"}]'`
    expect(await number(`SELECT avg((${withSoup})::int) FROM menu_days`)).toBeGreaterThan(0.6)
  })

  it('has choices and ratings for the past week, choices for the coming days, and nothing from the future', async () => {
    expect(await number(`SELECT count(*) FROM choices WHERE date < ${today}`)).toBeGreaterThan(300)
    expect(await number(`SELECT count(*) FROM choices WHERE date > ${today}`)).toBeGreaterThan(50)
    expect(
      await number(`SELECT count(*) FROM choices WHERE (created_at AT TIME ZONE 'Europe/Istanbul')::date >= date`),
    ).toBe(0)
    expect(await number('SELECT count(*) FROM ratings')).toBeGreaterThan(100)
    expect(await number(`SELECT count(*) FROM ratings WHERE date >= ${today}`)).toBe(0)
    for (const table of dated) expect(await number(`SELECT count(*) FROM ${table} WHERE created_at > now()`)).toBe(0)
    expect(await number(`SELECT sum(total) FROM choice_totals WHERE date = '-infinity'`)).toBe(
      await number("SELECT count(*) FROM choices WHERE choice_key <> 'SKIP'"),
    )
  })

  it('has dishes that people liked better or less from month to month', async () => {
    const months =
      'SELECT dish_id, month, sum(stars)::numeric / sum(ratings) AS average FROM dish_month_ratings GROUP BY 1, 2'
    expect(await number('SELECT count(DISTINCT month) FROM dish_month_ratings')).toBeGreaterThanOrEqual(3)
    for (const sign of ['>', '<'])
      expect(
        await number(
          `SELECT count(*) FROM (${months}) a JOIN (${months}) b USING (dish_id) WHERE b.month > a.month AND b.average ${sign} a.average`,
        ),
      ).toBeGreaterThan(5)
  })

  it('has firms for each catering, five of them in groups, a store, and a waiting application in each type of company', async () => {
    const partners = await runSql(
      database.url,
      `SELECT count(*)::int AS n FROM partnerships WHERE partnership_type = 'catering' AND is_active GROUP BY catering_id ORDER BY 1`,
    )
    expect(partners).toEqual([{ n: 1 }, { n: 12 }])
    const groups = await runSql(
      database.url,
      'SELECT count(*)::int AS n FROM corporate_group_members GROUP BY group_id ORDER BY 1',
    )
    expect(groups).toEqual([{ n: 2 }, { n: 3 }])
    expect(
      await number(`SELECT count(*) FROM menu_days WHERE date > ${today} + 14 AND status = 'draft'`),
    ).toBeGreaterThan(15)
    expect(await number('SELECT count(*) FROM products')).toBeGreaterThan(10)
    expect(await number('SELECT count(DISTINCT status) FROM orders')).toBe(5)
    expect(await number('SELECT count(*) FROM products WHERE content_quantity IS NOT NULL')).toBeGreaterThan(60)
    expect(await number('SELECT count(*) FROM supplier_terms')).toBe(3)
    expect(await number('SELECT count(*) FROM price_requests')).toBe(1)
    expect(await number('SELECT count(*) FROM catering_profiles WHERE shows_menus')).toBe(1)
    expect(await number('SELECT count(DISTINCT catering_id) FROM comments')).toBe(2)
    expect(await number('SELECT count(*) FROM comments')).toBe(5)
    expect(await number('SELECT count(*) FROM shown_comments')).toBe(2)
    expect(await number('SELECT count(*) FROM order_lines WHERE delivered_quantity < quantity')).toBeGreaterThan(0)
    expect(await number(`SELECT count(*) FROM applications WHERE status = 'pending' AND mode = 'existing'`)).toBe(4)
    expect(await number(`SELECT count(*) FROM applications WHERE status = 'pending' AND mode = 'new'`)).toBe(3)
    expect(
      await number(`SELECT count(DISTINCT c.type) FROM applications a JOIN companies c ON c.id = a.company_id`),
    ).toBe(3)
  })

  it('has pending offers, a rejected one, a contract that ends soon, and two terminations', async () => {
    expect(await number(`SELECT count(*) FROM offers WHERE status = 'sent' AND NOT is_renewal`)).toBe(1)
    expect(await number(`SELECT count(*) FROM offers WHERE status = 'sent' AND is_renewal`)).toBe(1)
    expect(await number(`SELECT count(*) FROM offers WHERE status = 'rejected'`)).toBe(1)
    expect(await number(`SELECT count(*) FROM termination_requests WHERE status = 'pending'`)).toBe(1)
    expect(await number(`SELECT count(*) FROM termination_requests WHERE status = 'approved'`)).toBe(1)
    expect(
      await number(`SELECT count(*) FROM partnership_terms t JOIN partnerships p ON p.id = t.partnership_id
        WHERE p.is_active AND t.end_date BETWEEN ${today} AND ${today} + 60`),
    ).toBe(1)
  })

  it('has statements of months that are over, with each of their days, so that both sides can approve them', async () => {
    const over = `statements s WHERE s.last_day < ${today}`
    expect(await number(`SELECT count(*) FROM ${over}`)).toBeGreaterThan(0)
    expect(await number(`SELECT count(*) FROM ${over} AND EXISTS (${uncounted})`)).toBe(0)
  })

  it('has no gaps in the statements of the firm of the README, and prices for all menus', async () => {
    const firm = `(SELECT id FROM companies WHERE slug = 'poyraz-otomotiv')`
    expect(
      await number(`SELECT count(*)
        FROM generate_series(date_trunc('month', ${today} - 35)::date, ${today} - 1, '1 day') day (date)
        WHERE extract(isodow FROM day.date) < 6
          AND NOT EXISTS (SELECT FROM closed_days x WHERE x.company_id = ${firm} AND x.date = day.date)
          AND NOT EXISTS (
            SELECT FROM kitchen_lists l JOIN menu_days d ON d.id = l.menu_day_id
            WHERE d.corporate_id = ${firm} AND d.date = day.date AND l.meals > 0
          )`),
    ).toBe(0)
    expect(await number('SELECT count(*) FROM kitchen_lists WHERE meals = 0')).toBe(0)
    expect(
      await number(`SELECT count(*) FROM menu_days d
        WHERE NOT EXISTS (
          SELECT FROM partnership_terms t JOIN partnerships p ON p.id = t.partnership_id
          WHERE p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND t.start_date <= d.date
        )`),
    ).toBe(0)
  })

  it('has a shelf that was counted, with what was cooked and delivered since, which the needs take off', async () => {
    const clock = new SettableClock(new Date().toISOString())
    const product = await startProduct({ databaseUrl: database.url, clock })
    try {
      const { company_id = '' } = accounts.find(({ company }) => company.startsWith('Bereket')) ?? {}
      const { token } = await keyOf(product, company_id, 'corporateOwner')
      const path = { companyId: company_id }
      const { shelf } = (await product.call('listShelf', { as: token, path })).body
      const counted = shelf.flatMap(({ on_shelf, counted: before }) =>
        on_shelf === null || before === null ? [] : [Math.sign(on_shelf - before)],
      )
      expect([...new Set(counted)].toSorted()).toEqual([-1, 0, 1])
      expect(counted.length).toBeLessThan(shelf.length)
      const { suppliers, oldest_count } = (await product.call('getPurchaseNeeds', { as: token, path })).body
      const lines = suppliers.flatMap((supplier) => supplier.lines)
      expect(oldest_count).not.toBeNull()
      expect(lines.filter((line) => (line.shelf ?? 0) > 0 && line.units > 0).length).toBeGreaterThan(0)
      expect(lines.filter((line) => (line.shelf ?? 0) > 0 && line.units === 0).length).toBeGreaterThan(0)
    } finally {
      await product.stop()
    }
  })

  it('has a month to settle in which guests ate, a price changed and each side proposed a correction', async () => {
    const clock = new SettableClock(new Date().toISOString())
    const product = await startProduct({ databaseUrl: database.url, clock })
    try {
      const { company_id = '' } = accounts.find(({ company }) => company.startsWith('Poyraz')) ?? {}
      const { token } = await keyOf(product, company_id, 'corporateOwner')
      const path = { type: 'corporate' as const, companyId: company_id }
      const { statements } = (await product.call('listStatements', { as: token, path })).body
      const { id: statementId = '' } = statements.find(({ state }) => state === 'draft') ?? {}
      const { days, corrections } = (await product.call('getStatement', { as: token, path: { ...path, statementId } }))
        .body
      expect(days.filter(({ guests }) => guests > 0).length).toBeGreaterThan(0)
      expect(new Set(days.map(({ unit_price }) => unit_price)).size).toBe(2)
      expect(corrections.map(({ is_own, status }) => [is_own, status])).toEqual([
        [false, 'open'],
        [true, 'accepted'],
      ])
    } finally {
      await product.stop()
    }
  })

  it("conforms to the contract, as seen with an owner's key for each type of company", async () => {
    const clock = new SettableClock(new Date().toISOString())
    const product = await startProduct({ databaseUrl: database.url, contractCheck: false, clock })
    const seen = new Map<string, string | null>()
    for (const type of companyTypes) {
      const { company_id = '' } =
        accounts.find((one) => one.company_type === type && one.role === 'corporateOwner') ?? {}
      const { token } = await keyOf(product, company_id, 'corporateOwner')
      const { code, stdout } = await runHere(
        ['contract', 'validate', '--url', `http://127.0.0.1:${product.port}`, '--json'],
        { TABLDOT_KEY: token },
      )
      const { verdicts } = JSON.parse(stdout) as { verdicts: Verdict[] }
      expect([type, code, verdicts.filter(({ outcome }) => outcome === 'failed')]).toEqual([type, 0, []])
      for (const { operation, outcome, reason } of verdicts)
        if (outcome === 'ok' || !seen.has(operation)) seen.set(operation, outcome === 'ok' ? null : reason)
    }
    await product.stop()
    const unseen = [...seen].filter(([, reason]) => reason !== null && reason !== 'anahtarlara kapalı')
    expect(unseen).toEqual([
      ['proveServer', '422 challenge.other_address'],
      ['getImage', 'değeri bulunamadı: imageId'],
    ])
  })

  it('lets everybody it lists sign in', async () => {
    const product: Product = await startProduct({
      databaseUrl: database.url,
      clock: new SettableClock(new Date().toISOString()),
    })
    try {
      const chosen = companyTypes.flatMap((type) =>
        roles.map((role) => accounts.find((one) => one.company_type === type && one.role === role)),
      )
      for (const { company_id, company_type, role, phone, password } of chosen.filter(
        (account) => account !== undefined,
      )) {
        if (role === 'individual' && company_type !== 'corporate') continue
        const body = {
          company_id,
          phone,
          password,
          company_type: role === 'individual' ? ('individual' as const) : company_type,
        }
        expect((await product.call('login', { body })).status).toBe(200)
      }
      expect(
        (await product.call('adminLogin', { body: { username: 'yonetici', password: accounts[0]?.password ?? '' } }))
          .status,
      ).toBe(200)
      const newcomers = accounts.filter(({ phone }) => phone.endsWith('000100'))
      expect(newcomers.length).toBe(6)
      for (const fresh of newcomers) {
        const companyId = fresh.company_id
        const body = {
          company_id: companyId,
          company_type: 'individual' as const,
          phone: fresh.phone,
          password: fresh.password,
        }
        const { token = '' } = (await product.call('login', { body })).body
        const [{ id: userId } = {}] = await runSql(
          database.url,
          `SELECT id FROM users WHERE company_id = '${companyId}' AND phone = '${fresh.phone}'`,
        )
        const { days } = (await product.call('getMenuPlay', { as: token, path: { companyId, userId: String(userId) } }))
          .body
        expect(days.filter(({ selectable, completed }) => selectable && !completed).length).toBeGreaterThan(5)
      }
    } finally {
      await product.stop()
    }
  })
})

describe.each([
  ['just after midnight', '2026-03-02T00:05:00+03:00'],
  ['between the first two orders of a day', '2026-03-02T08:55:00+03:00'],
])('a demo created %s', (_when, moment) => {
  it('has orders in every status and nothing from the future', async () => {
    const own = await cloneDatabase()
    const now = new Date(moment)
    const clock = new DemoClock(now)
    const { use, close } = await openApplication(readConfiguration({ DATABASE_URL: own.url, LOG_LEVEL: 'silent' }), {
      clock,
    })
    try {
      expect(await fillDemo(use, clock, now)).toBe(true)
      expect(await runSql(own.url, 'SELECT count(DISTINCT status)::int AS n FROM orders')).toEqual([{ n: 5 }])
      for (const table of dated)
        expect([
          table,
          await runSql(own.url, `SELECT created_at FROM ${table} WHERE created_at > '${moment}'`),
        ]).toEqual([table, []])
    } finally {
      await close()
      await own.drop()
    }
  })
})

describe('an interrupted demo', () => {
  it('leaves nothing behind, and the next run fills the database', async () => {
    const own = await cloneDatabase()
    try {
      const child = startTabldot(['demo'], { DATABASE_URL: own.url })
      const isBusy = async () =>
        (
          await runSql(
            own.url,
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%INSERT INTO choices%'`,
          )
        ).length > 0
      await expect.poll(isBusy, { interval: 20 }).toBe(true)
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(await runSql(own.url, 'SELECT count(*)::int AS n FROM companies')).toEqual([{ n: 0 }])
      const both = await Promise.all([
        runTabldot(['demo', '--json'], { DATABASE_URL: own.url }),
        runTabldot(['demo', '--json'], { DATABASE_URL: own.url }),
      ])
      expect(both.map(({ code }) => code)).toEqual([0, 0])
      expect(both[0].stdout).toBe(both[1].stdout)
    } finally {
      await own.drop()
    }
  })

  it.each(['Çınar Yazılım', 'Gerçek Bir Firma'])('is not added to a database that contains %s', async (name) => {
    const own = await cloneDatabase()
    try {
      const env = { DATABASE_URL: own.url }
      await runHere(['company', 'create', '--name', name, '--type', 'corporate'], env)
      const { code, stderr } = await runHere(['demo'], env)
      expect([code, stderr]).toEqual([
        1,
        'Bu veritabanında başka şirketler var. Demo yalnızca boş bir veritabanına kurulur.\n',
      ])
      expect(
        await runSql(
          own.url,
          'SELECT (SELECT count(*) FROM companies)::int AS n, (SELECT count(*) FROM administrators)::int AS a',
        ),
      ).toEqual([{ n: 1, a: 0 }])
    } finally {
      await own.drop()
    }
  })
})

describe('without a configured database', () => {
  it('the server and the commands share the embedded one, and the demo is kept', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tabldot-demo-'))
    const env = { DATA_DIR: dataDir, PORT: '0' }
    try {
      const server = startTabldot(['demo', '--serve'], env)
      let printed = ''
      for await (const line of createInterface(server.stdout)) {
        printed += `${line}\n`
        if (line.startsWith('Adres: ')) break
      }
      const address = /^Adres: (http:\/\/localhost:\d+)$/m.exec(printed)?.[1]
      expect(printed).toContain('Demo verisi hazır.')
      const found = (await (await fetch(`${address}/api/companies/search?type=corporate&query=cinar`)).json()) as {
        companies: { slug: string }[]
      }
      expect(found.companies).toMatchObject([{ slug: 'cinar-yazilim' }])

      const created = await runTabldot(['company', 'create', '--name', 'Sonradan Gelen', '--type', 'supplier'], env)
      expect([created.code, created.stderr]).toEqual([
        0,
        'Henüz kimse giriş yapamaz. Sahibini bir dosyadan ekleyin: tabldot company seed <dosya>\n',
      ])
      server.kill('SIGTERM')
      expect(await once(server, 'exit')).toEqual([0, null])

      const { stdout } = await runTabldot(['company', 'list', '--json'], env)
      expect(JSON.parse(stdout)).toMatchObject({ total: 19 })
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it('two servers cannot use the same port', async () => {
    const server = startTabldot(['serve', '--port', '0'], { DATABASE_URL: database.url, PORT: '1', LOG_LEVEL: 'info' })
    try {
      const listening = createInterface(server.stdout)[Symbol.asyncIterator]()
      const { port } = JSON.parse((await listening.next()).value ?? '{}') as { port: number }
      const { code, stderr } = await runTabldot(['serve'], { DATABASE_URL: database.url, PORT: String(port) })
      expect([code, stderr]).toEqual([
        1,
        'Bu port başka bir program tarafından kullanılıyor; PORT ile başka bir port verin.\n',
      ])
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })
})
