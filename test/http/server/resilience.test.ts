import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { Passwords } from '../../../src/core/access/index.ts'
import { saveMenuDay } from '../../../src/core/menus/index.ts'
import { addDays, localDateAt, Transaction } from '../../../src/core/shared/index.ts'
import { openApplication } from '../../../src/main/application.ts'
import { readConfiguration } from '../../../src/main/configuration.ts'
import { type DatabaseProxy, newDatabaseProxy } from '../../support/database-proxy.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts'
import { SettableClock } from '../../support/settable-clock.ts'
import { runSql, withDatabase } from '../../support/sql.ts'
import { enrol, menuDraft, password, type Person, createWorld, tokenOf, type World } from '../../support/world.ts'

/** Server processes use the real clock, so the days to choose from are far enough in the future. */
let product: Product
let world: World
let dates: string[]
let eaters: { person: Person; as: string }[]
beforeAll(async () => {
  product = await startProduct({ clock: new SettableClock(new Date().toISOString()), contractCheck: false })
  world = await createWorld(product)
  const today = localDateAt(product.clock.now(), 'Europe/Istanbul')
  dates = Array.from({ length: 8 }, (_, at) => addDays(today, at + 3))
  const kitchen = {
    cateringId: world.cateringA.company.id,
    corporateId: world.corporateA.company.id,
    shiftId: world.nightShift.id,
  }
  for (const date of dates)
    await product
      .use(Transaction)
      .run(() => product.use(saveMenuDay)({ kitchen, draft: { date, ...menuDraft, status: 'published' } }))
  eaters = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const person = await enrol(product, world.corporateA.company, 'individual')
      return { person, as: await tokenOf(product, person, 'individual') }
    }),
  )
})
afterAll(() => product.stop())

const keys = menuDraft.choices.map(({ key }) => key)

const choose = (
  { call }: Pick<ServerProcess, 'call'>,
  { person, as }: (typeof eaters)[number],
  date: string,
  choice: string,
) =>
  call('saveChoice', {
    as,
    path: { companyId: person.companyId, userId: person.id },
    body: { date, shift_id: world.nightShift.id, choice, catering_id: world.cateringA.company.id },
  })

/** Each person's acknowledged choices, and those in flight when the server stopped. */
type Ledger = Map<string, { acknowledged?: string; inFlight?: string }>

/** Saves one choice after another until the server stops answering. */
const chooseUntilTheEnd = async (
  server: ServerProcess,
  eater: (typeof eaters)[number],
  ledger: Ledger,
  onAnswer: () => void,
): Promise<number[]> => {
  const statuses: number[] = []
  for (let at = 0; ; at++) {
    const [date = '', choice = ''] = [dates[at % dates.length], keys[at % keys.length]]
    const entry = ledger.get(`${eater.person.id} ${date}`) ?? {}
    ledger.set(`${eater.person.id} ${date}`, entry)
    entry.inFlight = choice
    const reply = await choose(server, eater, date, choice).catch(() => undefined)
    if (reply === undefined) return statuses
    statuses.push(reply.status)
    if (reply.status === 200) {
      entry.acknowledged = choice
      delete entry.inFlight
    }
    onAnswer()
  }
}

/** Acknowledged choices for which neither the acknowledged nor the in-flight version is stored. */
const lostOf = async (ledger: Ledger) => {
  const rows = await product.sql('SELECT user_id, date, choice_key FROM choices')
  const stored = new Map(
    rows.map(({ user_id, date, choice_key }) => [`${String(user_id)} ${String(date)}`, String(choice_key)]),
  )
  return [...ledger].filter(
    ([key, { acknowledged, inFlight }]) =>
      acknowledged !== undefined && ![acknowledged, inFlight].includes(stored.get(key)),
  )
}

const totalsThatDiffer = () =>
  product.sql(`
    SELECT * FROM (SELECT corporate_id, date, choice_key, count(*) AS total FROM choices GROUP BY 1, 2, 3) c
    FULL JOIN (SELECT corporate_id, date, choice_key, sum(total) AS total FROM choice_totals WHERE date <> '-infinity' AND total > 0 GROUP BY 1, 2, 3) t
      USING (corporate_id, date, choice_key)
    WHERE c.total IS DISTINCT FROM t.total`)

describe('a server killed under load', () => {
  it('loses no acknowledged choice, and the next server works', async () => {
    const server = await startServerProcess(product.databaseUrl)
    const ledger: Ledger = new Map()
    let answers = 0
    const onAnswer = () => {
      if (++answers === 150) server.kill('SIGKILL')
    }
    const statuses = (
      await Promise.all(eaters.map((eater) => chooseUntilTheEnd(server, eater, ledger, onAnswer)))
    ).flat()
    expect(await server.exited).toBe('SIGKILL')
    expect(new Set(statuses)).toEqual(new Set([200]))

    expect(await lostOf(ledger)).toEqual([])
    expect(await totalsThatDiffer()).toEqual([])

    const next = await startServerProcess(product.databaseUrl)
    expect((await choose(next, eaters[0] as (typeof eaters)[number], dates[0] ?? '', 'ALTERNATIF1')).status).toBe(200)
    next.kill('SIGTERM')
    expect(await next.exited).toBe(0)
  })
})

/** People with passwords hashed at the product's real cost, so that their sign-ins take a while. */
const slowPeople = async (count: number): Promise<Person[]> => {
  const passwordHash = await product.use(Passwords).hash(password)
  return Promise.all(
    Array.from({ length: count }, () => enrol(product, world.corporateA.company, 'individual', { passwordHash })),
  )
}
const signInOf = ({ phone, companyId }: Person) => ({
  phone,
  password,
  company_type: 'individual' as const,
  company_id: companyId,
})

/** Resolves when the server has started everybody's sign-in. */
const untilBegun = (people: readonly Person[]) =>
  vi.waitFor(
    async () => {
      const [row] = await product.sql(`
        SELECT (SELECT count(*)::int FROM sign_in_attempts WHERE subject = ANY ('{${people.map(({ companyId, phone }) => `${companyId}:${phone}`).join()}}')) AS begun`)
      expect(row?.['begun']).toBe(people.length)
    },
    { interval: 5, timeout: 60_000 },
  )

describe('a server that is asked to stop', () => {
  it('finishes running requests, accepts no new ones and exits with 0 while clients keep sending', async () => {
    const server = await startServerProcess(product.databaseUrl)
    const people = await slowPeople(16)
    const signIns = Promise.all(people.map((person) => server.call('login', { body: signInOf(person) })))
    await untilBegun(people)
    const ledger: Ledger = new Map()
    const load = eaters.slice(0, 4).map((eater) => chooseUntilTheEnd(server, eater, ledger, () => undefined))
    server.kill('SIGTERM')
    // It would exit with 1 if it took longer than Docker waits.
    expect(await server.exited).toBe(0)
    expect((await signIns).map(({ status }) => status)).toEqual(people.map(() => 200))
    for (const statuses of await Promise.all(load)) expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(await lostOf(ledger)).toEqual([])
  })

  it('resets no request sent before the signal, and tells probes that it is shutting down', async () => {
    const stops = Array.from({ length: 2 }, async () => {
      const server = await startServerProcess(product.databaseUrl)
      /** Opens a new connection for every request. */
      const probe = () =>
        server
          .send({ method: 'GET', path: '/api/health/ready', headers: { connection: 'close' } })
          .catch((error: NodeJS.ErrnoException) => error.code)
      const before: ReturnType<typeof probe>[] = []
      const after: ReturnType<typeof probe>[] = []
      let sent = before
      const lanes = Array.from({ length: 32 }, async () => {
        for (;;) {
          if (before.length === 300 && sent === before) {
            server.kill('SIGTERM')
            sent = after
          }
          const answer = probe()
          sent.push(answer)
          if (typeof (await answer) === 'string') return
        }
      })
      expect(await server.exited).toBe(0)
      await Promise.all(lanes)
      return { before: await Promise.all(before), after: await Promise.all(after) }
    })
    for (const { before, after } of await Promise.all(stops)) {
      expect(before.filter((answer) => typeof answer !== 'object')).toEqual([])
      const refused = after.filter((answer) => typeof answer === 'object' && answer.status === 503)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused)
        expect(answer).toMatchObject({ headers: { connection: 'close', 'retry-after': '5' } })
    }
  })

  it('waits neither for idle connections nor for incomplete requests', async () => {
    const server = await startServerProcess(product.databaseUrl, { SHUTDOWN_GRACE: '0' })
    const [silent, half] = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')]
    await Promise.all([once(silent, 'connect'), once(half, 'connect')])
    half.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await server.call('checkLiveness')
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    for (const socket of [silent, half]) socket.destroy()
  })

  it('reports not ready as soon as it drains, and still finishes running requests', async () => {
    const own = await startProduct({ databaseUrl: product.databaseUrl, clock: product.clock, contractCheck: false })
    const { person, as } = eaters[0] as (typeof eaters)[number]
    const holder = new pg.Client({ connectionString: product.databaseUrl })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [person.id])

    const body = JSON.stringify({
      date: dates[1],
      shift_id: world.nightShift.id,
      choice: 'GELENEKSEL1',
      catering_id: world.cateringA.company.id,
    })
    const address = `/api/individual/${person.companyId}/${person.id}/choices`
    const headers = `Host: x\r\nAuthorization: Bearer ${as}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    const socket = connect(own.port, '127.0.0.1')
    const heard = text(socket)
    socket.write(`POST ${address} HTTP/1.1\r\n${headers}\r\n\r\n${body}`)
    await vi.waitFor(
      async () =>
        expect(
          await product.sql(
            'SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()',
          ),
        ).toHaveLength(1),
      { interval: 5, timeout: 60_000 },
    )

    const probe = connect(own.port, '127.0.0.1')
    await once(probe, 'connect')
    const probed = text(probe)
    const drained = own.drain()
    probe.write('GET /api/health/ready HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await probed).toMatch(/^HTTP\/1.1 503[^]*service\.draining/)
    expect(own.loggedErrors).toEqual([])
    await holder.query('COMMIT')
    await holder.end()
    expect((await heard).match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
    await drained
    await own.stop()
  })
})

describe('a lost database', () => {
  let line: DatabaseProxy
  let cutOff: Product
  beforeAll(async () => {
    line = await newDatabaseProxy(product.databaseUrl)
    cutOff = await startProduct({ databaseUrl: line.url, clock: product.clock, contractCheck: false })
  })
  afterAll(async () => {
    line.restore()
    await cutOff.stop()
    await line.close()
  })
  const dashboard = () =>
    cutOff.call('listShifts', { as: eaters[0]?.as, path: { companyId: world.corporateA.company.id } })
  const choice = () => choose(cutOff, eaters[0] as (typeof eaters)[number], dates[0] ?? '', 'GELENEKSEL1')
  const signIn = () =>
    cutOff.call('login', {
      body: { phone: '5320000000', password, company_type: 'individual', company_id: world.corporateA.company.id },
    })
  const isBack = () =>
    vi.waitFor(
      async () => expect([(await cutOff.call('checkReadiness')).status, (await choice()).status]).toEqual([200, 200]),
      { interval: 20, timeout: 60_000 },
    )

  it('causes 503 with Retry-After for every kind of request, and the server recovers by itself', async () => {
    await isBack()
    line.cut()
    for (const reply of await Promise.all([dashboard(), choice(), signIn(), cutOff.call('checkReadiness')])) {
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5'])
      expect(reply.problem).toMatchObject({
        code: 'service.unavailable',
        detail: 'Sisteme şu anda ulaşılamıyor. Birazdan yeniden deneyin.',
      })
    }
    expect((await cutOff.call('checkLiveness')).status).toBe(200)
    line.restore()
    await isBack()
  })

  it('works again with new connections if all were closed at once', async () => {
    await isBack()
    await product.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'tabldot'`,
    )
    const first = await Promise.all([dashboard(), choice(), signIn()])
    for (const { status } of first) expect([200, 401, 503]).toContain(status)
    await isBack()
  })

  it('also causes 503 in time if it stops responding', async () => {
    await isBack()
    line.stall()
    const statuses: number[] = []
    for (const reply of [dashboard(), choice(), cutOff.call('checkReadiness')])
      void reply.then(({ status }) => statuses.push(status))
    await expect.poll(() => statuses).toEqual([503, 503, 503])
    line.restore()
    await isBack()
  })
})

describe('an embedded PostgreSQL that dies', () => {
  it('is restarted without restarting the server, and pending work continues', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tabldot-dies-'))
    await chmod(dataDir, 0o755)
    const server = await startServerProcess('', { DATA_DIR: dataDir })
    expect((await server.call('checkReadiness')).status).toBe(200)
    const pid = async () => Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    const killed = await pid()
    process.kill(killed, 'SIGKILL')
    const isBack = async () => {
      expect(await pid()).not.toBe(killed)
      expect((await server.call('checkReadiness')).status).toBe(200)
    }
    await vi.waitFor(isBack, { timeout: 60_000 })
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await rm(dataDir, { recursive: true })
  })
})

describe('servers that start at the same time on an empty database', () => {
  it.each(['20', '1'])('migrate it once and all work, with %s connections each', async (DATABASE_POOL) => {
    const adminUrl = inject('adminUrl')
    const name = `tabldot_empty_${process.pid}_${DATABASE_POOL}`
    await runSql(adminUrl, `CREATE DATABASE ${name}`)
    try {
      const configuration = readConfiguration({ DATABASE_URL: withDatabase(adminUrl, name), DATABASE_POOL })
      const applications = await Promise.all([1, 2, 3].map(() => openApplication(configuration)))
      expect(applications.map(({ migrated }) => migrated.length).sort()).toEqual([
        0,
        0,
        (await runSql(configuration.databaseUrl ?? '', 'SELECT * FROM migrations')).length,
      ])
      await Promise.all(applications.map(({ close }) => close()))
    } finally {
      await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    }
  })
})
