import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Tokens } from '../../../src/core/access/index.ts'
import { Argon2Passwords } from '../../../src/gateways/index.ts'
import { Database, planned } from '../../../src/persistence/index.ts'
import { type CommonFigures, MetricReads } from '../../../src/reads/index.ts'
import { newDatabaseProxy } from '../../support/database-proxy.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { tokenOf } from '../../support/world.ts'

const token = 'gizli-olcum-anahtari'
const product = useProduct({ contractCheck: false, env: { METRICS_TOKEN: token }, isSingle: true })
const world = useWorld(product)

const ask = (of: Pick<Product, 'send'> = product, as: string | null = token) =>
  of.send({ method: 'GET', path: '/api/metrics', headers: as === null ? {} : { authorization: `Bearer ${as}` } })
const read = async (of?: Pick<Product, 'send'>) => {
  const { status, text } = await ask(of)
  expect(status).toBe(200)
  return {
    text,
    /** Undefined if there is no such sample; labels are written as in the text. */
    valueOf: (sample: string) => {
      const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
      return line === undefined ? undefined : Number(line.slice(sample.length + 1))
    },
  }
}
const nothing: CommonFigures = {
  sessions: 0,
  jobs_waiting: 0,
  jobs_oldest_age_seconds: null,
  jobs_retrying: 0,
  jobs_failed: 0,
  lists_late: 0,
  emails_waiting: 0,
  emails_delayed_seconds: null,
  emails_sent_today: 0,
  emails_failed_today: 0,
  backup_age_seconds: null,
  backup_failed: null,
}
const answered = (operation: string, status: number) =>
  `http_request_duration_seconds_count{operation="${operation}",status="${status}"}`

describe('/api/metrics', () => {
  it('does not exist without METRICS_TOKEN', async () => {
    const without = await startProduct({ contractCheck: false, databaseUrl: product.databaseUrl })
    onTestFinished(without.stop)
    const [answer, unknown] = [await ask(without), await without.send({ method: 'GET', path: '/api/metricss' })]
    expect([answer.status, answer.text]).toEqual([404, unknown.text])
  })

  it('is only read with that token', async () => {
    const session = await tokenOf(product, world.corporateA.people.corporateOwner)
    for (const other of [null, session, `${token}x`, token.slice(1), '', 'a b']) {
      const { status, text } = await ask(product, other)
      expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([401, 'metrics.refused'])
    }
    const { status, headers } = await ask()
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
  })

  it('counts requests by operation and status, and nothing by people or companies', async () => {
    const before = await read()
    const { corporateOwner } = world.corporateA.people
    const as = await tokenOf(product, corporateOwner)
    const path = { companyId: corporateOwner.companyId, type: 'corporate' as const, userId: corporateOwner.id }
    for (let time = 0; time < 3; time++) await product.call('getEmployee', { as, path })
    await product.call('getEmployee', { path })
    await product.send({ method: 'GET', path: '/api/yok/1' })
    await product.send({ method: 'GET', path: '/api/yok/2' })
    const after = await read()
    const more = (sample: string) => (after.valueOf(sample) ?? 0) - (before.valueOf(sample) ?? 0)
    expect([
      more(answered('getEmployee', 200)),
      more(answered('getEmployee', 401)),
      more(answered('other', 404)),
      more('http_request_duration_seconds_bucket{le="+Inf",operation="getEmployee",status="200"}'),
      more(answered('getMetrics', 200)),
    ]).toEqual([3, 1, 2, 3, 1])
    expect(after.valueOf('http_request_duration_seconds_sum{operation="getEmployee",status="200"}')).toBeGreaterThan(0)

    const labels = new Set([...after.text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
    expect([...labels].sort()).toEqual(
      expect.arrayContaining(['le', 'operation', 'outcome', 'status', 'version']) as unknown,
    )
    for (const secret of [
      corporateOwner.id,
      corporateOwner.companyId,
      corporateOwner.phone,
      world.corporateA.company.name,
    ])
      expect(after.text).not.toContain(secret)
  })

  it('has the sessions, jobs and lists of the database', async () => {
    const before = await read()
    await tokenOf(product, world.corporateA.people.corporate4)
    await product.sql(`
      SELECT graphile_worker.add_job(id, '{}'::json, run_at => timestamptz '2026-11-11 08:59:00Z', max_attempts => 2)
      FROM unnest(ARRAY['waiting', 'retrying', 'failed', 'running']) id`)
    await product.sql(
      `SELECT graphile_worker.add_job('later', '{}'::json, run_at => timestamptz '2026-11-11 09:01:00Z')`,
    )
    const jobs = `graphile_worker._private_jobs SET attempts = %, last_error = 'x'
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = '#')`
    for (const [job, attempts] of [
      ['retrying', 1],
      ['failed', 2],
    ] as const)
      await product.sql(`UPDATE ${jobs.replace('%', String(attempts)).replace('#', job)}`)
    await product.sql(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker', attempts = 1
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'running')`)
    const after = await read()
    expect((after.valueOf('tabldot_sessions') ?? 0) - (before.valueOf('tabldot_sessions') ?? 0)).toBe(1)
    expect([
      after.valueOf('tabldot_database_up'),
      before.valueOf('tabldot_jobs_waiting'),
      before.valueOf('tabldot_jobs_oldest_age_seconds'),
      after.valueOf('tabldot_jobs_waiting'),
      after.valueOf('tabldot_jobs_oldest_age_seconds'),
      after.valueOf('tabldot_jobs_retrying'),
      after.valueOf('tabldot_jobs_failed'),
    ]).toEqual([1, 0, undefined, 2, 60, 1, 1])
    await product.sql('DELETE FROM graphile_worker._private_jobs')
  })

  it('tells of lists that are not frozen two minutes after their cut-off', async () => {
    const late = async () => (await read()).valueOf('tabldot_lists_late')
    expect(await late()).toBe(0)
    const now = product.clock.now()
    await product.sql(
      `UPDATE menu_deadlines SET closes_at = timestamptz '${now.toISOString()}' - interval '119 seconds'`,
    )
    expect(await late()).toBe(0)
    await product.sql(`UPDATE menu_deadlines SET closes_at = closes_at - interval '1 second'`)
    const [waiting] = await product.sql('SELECT count(*)::int AS count FROM menu_deadlines')
    expect([await late(), waiting?.['count']]).toEqual([waiting?.['count'], expect.any(Number)])
    expect(waiting?.['count']).toBeGreaterThan(0)
    await product.sql('SELECT clear_deadlines(array_agg(menu_day_id)) FROM menu_deadlines')
  })

  it('tells how old the last good backup is, and whether the last one failed', async () => {
    const figures = async () => {
      const { valueOf } = await read()
      return ['age_seconds', 'failed'].map((name) => valueOf(`tabldot_backup_${name}`))
    }
    expect(await figures()).toEqual([undefined, undefined])
    const now = product.clock.now().toISOString()
    const add = (ago: string, failure: string | null) =>
      product.sql(`
        INSERT INTO backups (made_at, finished_at, bytes, failure)
        VALUES (timestamptz '${now}' - interval '${ago}', timestamptz '${now}', ${failure === null ? '5, NULL' : `NULL, '${failure}'`})`)
    await add('2 hours', null)
    expect(await figures()).toEqual([7200, 0])
    await add('1 hour', 'disk_full')
    expect(await figures()).toEqual([7200, 1])
  })

  it('has the pool, the queue of passwords and the requests in flight', async () => {
    const held = Promise.withResolvers<undefined>()
    const database = product.use(Database)
    const holding = database.run(async () => {
      await database.row(planned('SELECT 1'))
      await held.promise
    })
    const hashing = Promise.all(Array.from({ length: 8 }, () => product.use(Argon2Passwords).hash('Doğru-At-Pil-8')))
    const { running, waiting } = product.use(Argon2Passwords).queue
    expect(running).toBeGreaterThan(1)
    expect(running + waiting).toBe(8)
    const { valueOf } = await read()
    const [max, open, idle] = ['max', 'open', 'idle'].map((name) => valueOf(`tabldot_database_${name}_connections`))
    expect([max, valueOf('tabldot_database_waiting'), valueOf('http_requests_in_flight')]).toEqual([20, 0, 1])
    expect((open ?? 0) - (idle ?? 0)).toBe(1)
    held.resolve(undefined)
    await Promise.all([holding, hashing])
    const after = await read()
    expect([after.valueOf('tabldot_hashes_running'), after.valueOf('tabldot_hashes_waiting')]).toEqual([0, 0])
  })

  it('asks the database once for all who ask at the same time', async () => {
    const asked = vi.spyOn(product.use(MetricReads), 'common')
    const arrived = vi.spyOn(product.use(Tokens), 'hashOf')
    onTestFinished(() => [asked, arrived].forEach((spy) => spy.mockRestore()))
    const figures = Promise.withResolvers<CommonFigures>()
    asked.mockReturnValueOnce(figures.promise)
    const answers = Promise.all(Array.from({ length: 10 }, () => ask()))
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(10))
    figures.resolve({ ...nothing, sessions: 71 })
    const texts = new Set((await answers).map(({ text }) => text))
    expect([texts.size, asked.mock.calls.length]).toEqual([1, 1])
    expect([...texts][0]).toContain('\ntabldot_sessions 71\n')
    await ask()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('answers without a database that does not answer, and does not ask it a second time meanwhile', async () => {
    const asked = vi.spyOn(product.use(MetricReads), 'common')
    onTestFinished(() => asked.mockRestore())
    const figures = Promise.withResolvers<CommonFigures>()
    asked.mockReturnValueOnce(figures.promise)
    const down = await read()
    expect([down.valueOf('tabldot_database_up'), down.valueOf('tabldot_sessions')]).toEqual([0, undefined])
    const arrived = vi.spyOn(product.use(Tokens), 'hashOf')
    onTestFinished(() => arrived.mockRestore())
    const next = read()
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled())
    figures.resolve({ ...nothing, sessions: 72 })
    const up = await next
    expect([up.valueOf('tabldot_database_up'), up.valueOf('tabldot_sessions')]).toEqual([1, 72])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('still has the metrics of the server while the database is down', async () => {
    const line = await newDatabaseProxy(product.databaseUrl)
    const far = await startProduct({ contractCheck: false, databaseUrl: line.url, env: { METRICS_TOKEN: token } })
    onTestFinished(async () => {
      await far.stop()
      await line.close()
    })
    expect((await read(far)).valueOf('tabldot_database_up')).toBe(1)
    line.cut()
    const down = await read(far)
    expect([
      down.valueOf('tabldot_database_up'),
      down.valueOf('tabldot_sessions'),
      down.valueOf(answered('getMetrics', 200)),
    ]).toEqual([0, undefined, 1])
    line.restore()
    await expect.poll(async () => (await read(far)).valueOf('tabldot_database_up')).toBe(1)
  })
})
