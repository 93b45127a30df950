import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../src/main/application.ts'
import { readConfiguration } from '../../src/main/configuration.ts'
import { newDailyBackup, requestFirstBackup } from '../../src/main/daily-backup.ts'
import { startWorker } from '../../src/main/worker.ts'
import { asOwner, cloneDatabase, type TestDatabase } from '../support/database.ts'
import { startServerProcess } from '../support/server-process.ts'
import { runSql } from '../support/sql.ts'

let clone: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'tabldot-daily-backup-test-'))
const instances: { stop: () => Promise<unknown> }[] = []
const errors: string[] = []
const settings = { BACKUP_DIR: folder, BACKUP_AT: '00:30', BACKUP_KEEP: '2' }

beforeAll(async () => {
  clone = await cloneDatabase()
  vi.stubEnv('DATABASE_URL', clone.url)
})
afterEach(() => Promise.all(instances.splice(0).map(({ stop }) => stop())))
afterAll(async () => {
  vi.unstubAllEnvs()
  await clone?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** What of a server makes backups. */
const startInstance = async () => {
  const configuration = readConfiguration({ ...process.env, ...settings })
  const application = await openApplication(configuration)
  const backup = newDailyBackup(configuration, application.use)
  if (backup === undefined) throw new Error('BACKUP_DIR is set.')
  const log = { info: () => undefined, error: ({ err }: { err?: unknown }) => errors.push((err as Error).message) }
  const worker = startWorker(application, log, backup)
  await requestFirstBackup(backup, application.use)
  const stop = async () => {
    await worker.stop()
    await application.close()
  }
  instances.push({ stop })
}
const startServer = async () => {
  const { kill, exited } = await startServerProcess(clone.url, settings)
  instances.push({
    stop: () => {
      kill('SIGTERM')
      return exited
    },
  })
}

const sql = (text: string) => runSql(asOwner(clone.url), text)
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 60_000, interval: 50 })
const jobs = () => sql(`SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'backUp'`)
const noted = () => sql('SELECT bytes > 0 AS "hasBytes", failure FROM backups ORDER BY id')
const good = { hasBytes: true, failure: null }
const isDone = () => eventually(async () => expect(await jobs()).toEqual([]))
const files = async () => (await readdir(folder)).toSorted()

describe('A daily backup', () => {
  it('is made at once after the first start, one for all servers', async () => {
    await Promise.all([startServer(), startInstance()])
    await eventually(async () => expect(await noted()).toEqual([good]))
    await isDone()
    expect([await noted(), await files()]).toEqual([[good], [expect.stringMatching(/^tabldot-.+\.tar\.gz$/)]])
  })

  it('is due at its time in Istanbul, and once if it was missed while no server ran', async () => {
    await sql(`UPDATE backups SET made_at = now() - interval '4 days'`)
    await sql(`UPDATE graphile_worker._private_known_crontabs
      SET known_since = now() - interval '4 days', last_execution = now() - interval '3 days' WHERE identifier = 'backUp'`)
    await Promise.all([startInstance(), startInstance()])
    await eventually(async () => expect(await noted()).toEqual([good, good]))
    await isDone()
    const due = await sql(`SELECT to_char(last_execution AT TIME ZONE 'Europe/Istanbul', 'HH24:MI') AS at
      FROM graphile_worker._private_known_crontabs WHERE identifier = 'backUp'`)
    expect([await noted(), (await files()).length, due]).toEqual([[good, good], 2, [{ at: '00:30' }]])
  })

  it('that the end of its server interrupts leaves no file, and is made again', async () => {
    await sql('DELETE FROM backups')
    const before = await files()
    const holder = new pg.Client({ connectionString: asOwner(clone.url) })
    await holder.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE companies')
      await startInstance()
      await eventually(async () =>
        expect(
          await sql(`SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'LOCK TABLE%'`),
        ).not.toEqual([]),
      )
      await instances.pop()?.stop()
      expect([await noted(), await jobs()]).toEqual([[{ hasBytes: null, failure: 'interrupted' }], [{ attempts: 1 }]])
      await eventually(async () => expect(await files()).toEqual(before))
    } finally {
      await holder.end()
    }
    await sql('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await startInstance()
    await isDone()
    expect((await noted()).at(-1)).toEqual(good)
  })

  it('that could not be made is noted and logged with its reason', async () => {
    await startInstance()
    await rm(folder, { recursive: true })
    errors.length = 0
    await sql('DELETE FROM backups')
    await sql(`SELECT FROM graphile_worker.add_job('backUp', max_attempts => 1)`)
    await eventually(async () => expect(await noted()).toEqual([{ hasBytes: null, failure: 'not_writable' }]))
    await mkdir(folder)
    await eventually(() => expect(errors).toEqual([expect.stringContaining('BACKUP_DIR var olan')]))
  })
})
