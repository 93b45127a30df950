import { afterEach, describe, expect, it, vi } from 'vitest'
import { announceMenu, type MenuNews } from '../../../src/core/notifications/index.ts'
import { PostgresJobs, planned } from '../../../src/persistence/index.ts'
import { installJobQueue } from '../../../src/persistence/kernel/job-queue.ts'
import { type JobHandlers, type JobWorker, startJobWorker } from '../../../src/persistence/kernel/job-worker.ts'
import { someId } from '../../support/samples.ts'
import { runSql } from '../../support/sql.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
const news = (): MenuNews => ({ id: someId(), companyId: someId(), cateringId: someId(), dates: ['2026-03-03'] })
const add = (payload: MenuNews) => inUse.database.run(() => new PostgresJobs(inUse.database).add(announceMenu, payload))
const waiting = async () => (await inUse.database.rows(planned('SELECT id FROM graphile_worker.jobs'))).length

const workers: JobWorker[] = []
const problems: string[] = []
const work = (handle: (news: MenuNews) => Promise<unknown>): JobWorker => {
  const handlers: JobHandlers = { announceMenu: (payload) => handle(payload as MenuNews) }
  const worker = startJobWorker(
    inUse.url,
    handlers,
    { nightly: [], everyMinute: [], everyMinuteInTurn: [], daily: {} },
    (message) => problems.push(message),
  )
  workers.push(worker)
  return worker
}
const soon = (look: () => void | Promise<void>, timeout = 10_000) => vi.waitFor(look, { timeout, interval: 25 })

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await runSql(inUse.url, 'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs')
  problems.length = 0
})

describe('the job queue', () => {
  it('keeps a job of a committed transaction and drops that of a failed one', async () => {
    await add(news())
    const failing = inUse.database.run(async () => {
      await new PostgresJobs(inUse.database).add(announceMenu, news())
      throw new Error('Nothing happened.')
    })
    await expect(failing).rejects.toThrow('Nothing happened.')
    expect(await waiting()).toBe(1)
  })

  it('keeps several jobs at once', async () => {
    const several = [news(), news(), news()]
    await inUse.database.run(() => new PostgresJobs(inUse.database).addAll(announceMenu, several))
    const seen: MenuNews[] = []
    work((given) => Promise.resolve(seen.push(given)))
    await soon(() => expect(seen.map(({ id }) => id).sort()).toEqual(several.map(({ id }) => id).sort()))
  })

  it('hands the whole job to a worker that starts later', async () => {
    const payload = news()
    await add(payload)
    const seen: MenuNews[] = []
    work((given) => Promise.resolve(seen.push(given)))
    await soon(() => expect(seen).toEqual([payload]))
    await soon(async () => expect(await waiting()).toBe(0))
  })

  it('wakes a worker immediately, and gives each job to only one of several workers', async () => {
    const seen: string[] = []
    for (const name of ['a', 'b', 'c']) work(({ id }) => Promise.resolve(seen.push(`${name} ${id}`)))
    const jobs = Array.from({ length: 20 }, news)
    await Promise.all(jobs.map(add))
    await soon(async () => expect(await waiting()).toBe(0))
    expect(seen.map((line) => line.slice(2)).sort()).toEqual(jobs.map(({ id }) => id).sort())
  })

  it('retries a failed job', async () => {
    let tries = 0
    work(() => (++tries === 1 ? Promise.reject(new Error('No luck.')) : Promise.resolve()))
    await add(news())
    await soon(async () => expect([tries, await waiting()]).toEqual([2, 0]), 15_000)
    expect(problems.join()).toContain('No luck.')
  })

  it('finishes the running job when stopped, and takes no other', async () => {
    let finish = () => {}
    const running = new Promise<void>((resolve) => (finish = resolve))
    let isStarted = false
    const worker = work(async () => {
      isStarted = true
      await running
    })
    await add(news())
    await soon(() => expect(isStarted).toBe(true))
    const stopped = worker.stop()
    workers.length = 0
    await add(news())
    finish()
    await stopped
    expect(await waiting()).toBe(1)
  })

  it('continues after its database connections were closed', async () => {
    const seen: string[] = []
    work(({ id }) => Promise.resolve(seen.push(id)))
    await add(news())
    await soon(() => expect(seen).toHaveLength(1))
    await runSql(
      inUse.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabldot jobs' AND datname = current_database()`,
    )
    await add(news())
    await soon(() => expect(seen).toHaveLength(2), 15_000)
  })

  it('releases the job of a killed worker', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      await add(news())
      await runSql(
        inUse.url,
        `UPDATE graphile_worker._private_jobs SET locked_by = 'worker-dead', locked_at = now() - interval '3 minutes', attempts = 1`,
      )
      const seen: string[] = []
      work(({ id }) => Promise.resolve(seen.push(id)))
      vi.advanceTimersByTime(60_000)
      await soon(() => expect(seen).toHaveLength(1))
    } finally {
      vi.useRealTimers()
    }
  })

  it('runs scheduled jobs although the clock of an instance ran an hour ahead, and repeats failed ones when they are due', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const inAnHour = `now() + interval '1 hour'`
    const scheduled = `jsonb_build_object('id', 'scheduled', '_cron', jsonb_build_object('ts', ${inAnHour}))::json`
    try {
      await runSql(
        inUse.url,
        `INSERT INTO graphile_worker._private_known_crontabs VALUES ('everyMinute', now(), ${inAnHour})`,
        `SELECT graphile_worker.add_job('announceMenu', ${scheduled}, NULL, ${inAnHour}, 25, 'scheduled')`,
        `SELECT graphile_worker.add_job('announceMenu', ${scheduled}, NULL, ${inAnHour}, 25, 'failed')`,
        `UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE key = 'failed'`,
        `SELECT graphile_worker.add_job('announceMenu', '{"id": "later"}', NULL, ${inAnHour})`,
      )
      const seen: string[] = []
      work(({ id }) => Promise.resolve(seen.push(id)))
      vi.advanceTimersByTime(60_000)
      await soon(async () => expect([seen, await waiting()]).toEqual([['scheduled'], 2]))
      const ahead = `SELECT FROM graphile_worker._private_known_crontabs WHERE last_execution > now()`
      expect(await runSql(inUse.url, ahead)).toEqual([])
    } finally {
      vi.useRealTimers()
      await runSql(inUse.url, 'DELETE FROM graphile_worker._private_known_crontabs')
    }
  })

  it('starts its schedule anew when the clock is set back, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    try {
      const seen: string[] = []
      work(({ id }) => Promise.resolve(seen.push(id)))
      vi.setSystemTime(Date.now() - 3_600_000)
      vi.advanceTimersByTime(60_000)
      await soon(() => expect(problems.join()).toMatch(/^the clock was set by -35[0-9]{2} seconds$/))
      await add(news())
      await soon(() => expect(seen).toHaveLength(1), 15_000)
    } finally {
      vi.useRealTimers()
    }
  })

  it('leaves a job that takes long to the worker that is at it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    let finish = () => {}
    try {
      await add(news())
      const seen: string[] = []
      work(async ({ id }) => {
        seen.push(id)
        await new Promise<void>((resolve) => (finish = resolve))
      })
      await soon(() => expect(seen).toHaveLength(1))
      const old = `locked_at < now() - interval '2 minutes'`
      await runSql(inUse.url, `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '3 minutes'`)
      vi.advanceTimersByTime(60_000)
      const isHeld = () =>
        runSql(inUse.url, `SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL AND NOT ${old}`)
      await soon(async () => expect(await isHeld()).toHaveLength(1))
      expect(seen).toHaveLength(1)
    } finally {
      finish()
      vi.useRealTimers()
    }
  })

  it('can be installed repeatedly and concurrently', async () => {
    await Promise.all([installJobQueue(inUse.url), installJobQueue(inUse.url)])
    expect(await waiting()).toBe(0)
  })
})
