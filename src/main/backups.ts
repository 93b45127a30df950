import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { isAlive, markOf, openEmbeddedPostgres, readArchive, SystemClock, writeArchive } from '../gateways/index.ts'
import {
  type BackupChecksums,
  type BackupFailure,
  type BackupHeader,
  type BackupRecord,
  BackupRecords,
  checkAddresses,
  Database,
  headerOf,
  newDataSource,
  provedParts,
  readBackup,
  Recount,
  restoreBackup,
  type RestoredBackup,
} from '../persistence/index.ts'
import { LogChainReads } from '../reads/index.ts'
import { addressesOf } from './application.ts'
import type { Configuration } from './configuration.ts'
import { packageVersion } from './package-root.ts'

export interface BackupFacts {
  header: BackupHeader
  checksums: BackupChecksums
}

/** Does not bring the database to the newest schema: a backup is made before that. */
const onDatabase = async <T>(
  configuration: Configuration,
  { mustExist }: { mustExist: boolean },
  work: (addresses: Awaited<ReturnType<typeof checkAddresses>>) => Promise<T>,
): Promise<T> => {
  const { databaseUrl, dataDir } = configuration
  const embedded =
    databaseUrl === undefined ? await openEmbeddedPostgres({ dataDir, durable: true, mustExist }) : undefined
  try {
    return await work(await checkAddresses(embedded ?? addressesOf(configuration)))
  } finally {
    await embedded?.release()
  }
}

const fill = (sessionUrl: string, madeAt: Date, output: Writable): Promise<void> =>
  writeArchive(readBackup(sessionUrl, packageVersion(), madeAt), output)

/** Writes all data of the configured database, as it is at one instant, while others use it. */
export const writeBackup = (configuration: Configuration, output: Writable): Promise<void> =>
  onDatabase(configuration, { mustExist: true }, ({ sessionUrl }) => fill(sessionUrl, new SystemClock().now(), output))

const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG']
const failureOf = ({ code = '', syscall }: NodeJS.ErrnoException): BackupFailure => {
  if (syscall === undefined || syscall === 'connect') return 'other'
  return noRoom.includes(code) ? 'disk_full' : 'not_writable'
}

const note = async (url: string, record: BackupRecord): Promise<void> => {
  const dataSource = await newDataSource({ url, poolSize: 1 }).initialize()
  try {
    await new BackupRecords(new Database(dataSource)).add(record)
  } finally {
    await dataSource.destroy()
  }
}

/**
 * The same to a file that `keep` makes of it; the database notes what became of it. A backup is as good without the
 * note: an older schema has no place for it.
 */
export const keepBackup = <Kept extends { bytes: number }>(
  configuration: Configuration,
  keep: (fillIn: (output: Writable) => Promise<void>) => Promise<Kept>,
): Promise<Kept> =>
  onDatabase(configuration, { mustExist: true }, async ({ sessionUrl }) => {
    const clock = new SystemClock()
    const madeAt = clock.now()
    const end = (bytes: number | null, failure: BackupFailure | null) =>
      note(sessionUrl, { madeAt, finishedAt: clock.now(), bytes, failure }).catch(() => undefined)
    try {
      const kept = await keep((output) => fill(sessionUrl, madeAt, output))
      await end(kept.bytes, null)
      return kept
    } catch (error) {
      await end(null, failureOf(error as NodeJS.ErrnoException))
      throw error
    }
  })

/** Reads a whole backup and compares it with its checksums. */
export const readBackupFile = async (input: Readable): Promise<BackupFacts> => {
  const parts = readArchive(input)
  const header = await headerOf(parts)
  const proved = provedParts(header, parts)
  for (;;) {
    const next = await proved.next()
    if (next.done === true) return { header, checksums: next.value }
  }
}

/** Fills the configured database, which has to be empty. */
export const restore = (configuration: Configuration, input: Readable): Promise<RestoredBackup> =>
  onDatabase(configuration, { mustExist: false }, ({ migrationUrl, applicationRole }) =>
    restoreBackup({ ownerUrl: migrationUrl, applicationRole }, readArchive(input)),
  )

export interface ProvedBackup extends RestoredBackup {
  /** Slugs of companies whose log is not the one that was backed up, or is not sound. */
  brokenLogs: string[]
  /** How many running totals differ from a recount. */
  wrongTotals: number
}

const examine = async (url: string, { header }: RestoredBackup): Promise<Omit<ProvedBackup, keyof RestoredBackup>> => {
  const dataSource = await newDataSource({ url, poolSize: 2 }).initialize()
  try {
    const database = new Database(dataSource)
    const logs = await new LogChainReads(database, new SystemClock()).verify(null)
    const heads = new Map(logs.map(({ slug, head }) => [slug, head]))
    const moved = header.logHeads.filter(({ slug, hash }) => heads.get(slug) !== hash)
    const unsound = logs.filter(({ fault }) => fault !== null)
    return {
      brokenLogs: [...new Set([...moved, ...unsound].map(({ slug }) => slug))],
      wrongTotals: await new Recount(database).wrongTotals(),
    }
  } finally {
    await dataSource.destroy()
  }
}

const temporaryName = 'tabldot-backup'
const temporaryPattern = new RegExp(`^${temporaryName}-(\\d+-\\w+)-\\w{6}$`)

/** Ends the PostgreSQL that may still run in the folder, and removes it; those of other accounts stay. */
const removeLeftover = async (dataDir: string): Promise<void> => {
  const found = await lstat(dataDir)
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return
  const left = await openEmbeddedPostgres({ dataDir, durable: false, mustExist: true }).catch(() => undefined)
  await left?.release().catch(() => undefined)
  await rm(dataDir, { recursive: true, force: true })
}

/** What killed processes have left. */
const removeLeftovers = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const [, mark] = temporaryPattern.exec(name) ?? []
    if (mark !== undefined && !isAlive(mark)) await removeLeftover(join(folder, name)).catch(() => undefined)
  }
}

/** Restores into a temporary PostgreSQL, recounts totals and follows the chain of each log; a signal ends it. */
export const proveBackup = async (input: Readable, signal: AbortSignal): Promise<ProvedBackup> => {
  await removeLeftovers(tmpdir())
  const dataDir = await mkdtemp(join(tmpdir(), `${temporaryName}-${markOf(process.pid)}-`))
  try {
    const embedded = await openEmbeddedPostgres({ dataDir, durable: false })
    const stop = () => void embedded.release()
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      const { ownerUrl, url } = embedded
      const { applicationRole } = await checkAddresses({ url, ownerUrl })
      const restored = await restoreBackup({ ownerUrl, applicationRole }, readArchive(input))
      return { ...restored, ...(await examine(url, restored)) }
    } finally {
      await embedded.release()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
