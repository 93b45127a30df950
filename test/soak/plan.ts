import { setTimeout as pause } from 'node:timers/promises'
import { runSql } from '../support/sql.ts'
import { until } from './processes.ts'
import type { Stage } from './stage.ts'

/** Something that happens to the installation, and what may fail because of it. */
export interface Disturbance {
  name: string
  /** In thirtieths of the run. */
  at: number
  after: 'start' | 'midnight'
  /** Until it is over; returns a sentence about what was seen. */
  run: (stage: Stage, unit: number) => Promise<string>
  /** Answers that are no wonder during it and for `settle` seconds after it. */
  excuses: RegExp
  /** Lines of the log that belong to it. */
  logs: RegExp
  settle: number
  /** Why it is left out; undefined if it can be done. */
  missing?: (stage: Stage) => string | undefined
}

export const unavailable = /^503 service\.unavailable$/
export const outageLogs =
  /service\.unavailable|connection lost|failed task|job|reset locked|metrics of the database|abandoned|housekeeping|cron|queue|listen|worker|runner/i

/** The wait is a share of the run, so that a short soak has all of it. */
const shortly = (unit: number, share: number) => pause(Math.max(2_000, unit * share))

const secondsSince = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(1)

const isReady = async ({ instances: [one, other] }: Stage) => {
  const answers = await Promise.all(
    [one, other].map(({ port }) =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  )
  return answers.every(Boolean)
}
const secondsUntilReady = async (stage: Stage): Promise<string> => {
  const from = performance.now()
  await until('both instances to be ready', () => isReady(stage))
  return `both ready ${secondsSince(from)} s after it ended`
}

/** The database cannot be used for a while. */
const outage = { after: 'start', excuses: unavailable, logs: outageLogs } as const
/** Until the proxy before the database is as it was. */
const whileProxy =
  (disturb: (proxy: Stage['databaseProxy']) => void, share: number): Disturbance['run'] =>
  async (stage, unit) => {
    disturb(stage.databaseProxy)
    await shortly(unit, share)
    stage.databaseProxy.restore()
    return secondsUntilReady(stage)
  }
const wrongClock = (seconds: number): Omit<Disturbance, 'name' | 'at'> => ({
  after: 'midnight',
  run: async ({ moveClock, instances: [one] }, unit) => {
    moveClock(one, seconds)
    await shortly(unit, 1)
    moveClock(one, 0)
    return 'and right again'
  },
  excuses: /^$/,
  logs: /cron|clock/i,
  settle: 10,
})

export const plan: readonly Disturbance[] = [
  {
    name: 'instance A is killed and started again',
    at: 2,
    after: 'start',
    run: async ({ instances: [one] }, unit) => {
      await one.stop('SIGKILL')
      await shortly(unit, 0.1)
      const from = performance.now()
      await one.start()
      return `listening again ${secondsSince(from)} s after its start`
    },
    // nginx does not repeat a write that the killed instance may have carried out.
    excuses: unavailable,
    logs: /^$/,
    settle: 3,
  },
  {
    name: 'instance B is stopped and started again, as for a new version',
    at: 4,
    after: 'start',
    run: async ({ instances: [, other] }) => {
      const from = performance.now()
      const how = await other.stop('SIGTERM')
      const ended = performance.now()
      await other.start()
      return `it ended with ${how} after ${secondsSince(from, ended)} s, and listened again ${secondsSince(ended)} s later`
    },
    excuses: /^$/,
    logs: /^$/,
    settle: 0,
  },
  {
    name: 'the database is killed and started again',
    at: 6,
    ...outage,
    run: async (stage) => {
      await stage.database.kill()
      await pause(1_000)
      return secondsUntilReady(stage)
    },
    settle: 15,
  },
  {
    name: 'the database is lost: its connections break and none can be opened',
    at: 8,
    ...outage,
    run: whileProxy((proxy) => proxy.cut(), 0.15),
    settle: 15,
  },
  {
    name: 'the database is silent: its connections stay open and nothing comes',
    at: 10,
    ...outage,
    run: whileProxy((proxy) => proxy.stall(), 0.33),
    settle: 20,
  },
  {
    name: 'the database is slow: each answer takes 20 ms longer',
    at: 12,
    ...outage,
    run: whileProxy((proxy) => proxy.slow(20), 1),
    settle: 10,
  },
  {
    name: 'midnight in Istanbul: lists are frozen, and a day can no longer be chosen for',
    at: 0,
    after: 'midnight',
    run: async (stage) => {
      const from = performance.now()
      const frozen = async () => {
        const [row] = await runSql(
          stage.database.ownerUrl,
          `SELECT count(*) FILTER (WHERE closed_at IS NULL)::int AS open, count(*)::int AS all FROM menu_days d JOIN shifts s ON s.id = d.shift_id
           WHERE s.cutoff_days = 1 AND d.date = (now() AT TIME ZONE 'Europe/Istanbul')::date`,
        )
        return row?.['open'] === 0 && Number(row['all']) > 0
      }
      // The job runs at the full minute, and need not wait for the next one.
      await until('freezing', frozen, 30)
      return `all lists frozen after ${secondsSince(from)} s`
    },
    // Sent before and arrived after it.
    excuses: /^422 choice\.closed(_today)?$/,
    logs: /^$/,
    settle: 2,
  },
  {
    name: 'the clock of instance A is an hour ahead',
    at: 1.5,
    ...wrongClock(3_600),
  },
  {
    name: 'the clock of instance A is an hour behind, before midnight again',
    at: 3.5,
    ...wrongClock(-3_600),
  },
  {
    name: 'the certificate of nginx is exchanged',
    at: 22,
    after: 'start',
    run: async ({ proxy }) => {
      await proxy.exchangeCertificate()
      await pause(3_000)
      return 'reloaded'
    },
    excuses: /^$/,
    logs: /^$/,
    settle: 0,
  },
  {
    name: 'the disk of the database is full',
    at: 23.5,
    ...outage,
    run: async (stage, unit) => {
      const before = stage.database.restarts()
      stage.dataDisk.fill()
      await shortly(unit, 0.5)
      await stage.dataDisk.free()
      const ready = await secondsUntilReady(stage)
      return `${ready}; PostgreSQL ended ${stage.database.restarts() - before} times`
    },
    settle: 20,
    missing: ({ dataDisk }) => dataDisk.problem,
  },
  {
    name: 'the disk of the backups is full when one is due',
    at: 25.5,
    after: 'start',
    run: async (stage) => {
      const backups = async (which: string) => {
        const [row] = await runSql(stage.database.ownerUrl, `SELECT count(*)::int AS count FROM backups WHERE ${which}`)
        return Number(row?.['count'])
      }
      const good = await backups('failure IS NULL')
      stage.backupDisk.fill()
      await runSql(stage.database.ownerUrl, `SELECT graphile_worker.add_job('backUp', '{}', max_attempts => 10)`)
      await until('the failure of the backup', async () => (await backups(`failure = 'disk_full'`)) > 0)
      await stage.backupDisk.free()
      await until('a good backup', async () => (await backups('failure IS NULL')) > good)
      return 'its failure was noted, and the next try succeeded'
    },
    excuses: /^$/,
    logs: /backup|backUp/,
    settle: 5,
    missing: ({ backupDisk }) => backupDisk.problem,
  },
]
