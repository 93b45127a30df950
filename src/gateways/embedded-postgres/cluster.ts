import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { commandOf } from './process-mark.ts'
import type { Runner } from './run-program.ts'

export type Cluster = { dataDir: string; durable: boolean; binaries: Binaries; runner: Runner }

const dataOf = ({ dataDir }: Cluster) => join(dataDir, 'postgres')
const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

export const ownerRole = 'postgres'
export const applicationRole = 'tabldot'

/** Generated once; only readable by this account. */
export const passwordOf = async (
  { dataDir }: Cluster,
  role: typeof ownerRole | typeof applicationRole,
): Promise<string> => {
  const file = join(dataDir, `${role}.password`)
  const known = await readIfThere(file)
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(`${file}.new`, password, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return password
}

/** Built in a temporary folder and renamed at the end, so that an interrupted start leaves no partial cluster. */
const create = async (cluster: Cluster) => {
  const {
    binaries,
    durable,
    runner: { account, run },
  } = cluster
  const building = `${dataOf(cluster)}.new`
  const passwordFile = `${dataOf(cluster)}.pwfile`
  const password = await passwordOf(cluster, ownerRole)
  const initialise = async (locale: string) => {
    await rm(building, { recursive: true, force: true })
    await mkdir(building, { mode: 0o700 })
    await rm(passwordFile, { force: true })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [building, passwordFile]) await chown(path, account.uid, account.gid)
    await run(binaries.initdb, [
      `--pgdata=${building}`,
      `--username=${ownerRole}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      ...(durable ? [] : ['--no-sync']),
    ])
  }
  try {
    await initialise('C.UTF-8').catch(() => initialise('C'))
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(building, dataOf(cluster))
}

export const createIfMissing = async (cluster: Cluster): Promise<void> => {
  if ((await readIfThere(join(dataOf(cluster), 'PG_VERSION'))) === undefined) await create(cluster)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const unusedPid = 2_147_483_646

/** PostgreSQL writes its pid and port into its lock file, which stays behind when it is killed. */
const readLockFile = async (cluster: Cluster) => {
  const content = (await readIfThere(join(dataOf(cluster), 'postmaster.pid'))) ?? ''
  const [pid, , , port] = content.split('\n').map(Number)
  return { content, pid, port, isRunning: Boolean(pid && commandOf(pid)?.includes('postgres')) }
}

export const isRunningAt = async (cluster: Cluster, port: number): Promise<boolean> => {
  const found = await readLockFile(cluster)
  return found.isRunning && found.port === port
}

/** The port of a server that was killed. */
export const lastPort = async (cluster: Cluster): Promise<number | undefined> => (await readLockFile(cluster)).port

/**
 * The port of the running server. If the pid in a stale lock file now belongs to another process, PostgreSQL would refuse
 * to start, so the pid is overwritten. The rest of the file stays: PostgreSQL uses it to detect surviving backends.
 */
export const runningPort = async (cluster: Cluster): Promise<number | undefined> => {
  const { content, pid, port, isRunning } = await readLockFile(cluster)
  if (isRunning) return port
  if (pid && pid !== unusedPid)
    await writeFile(join(dataOf(cluster), 'postmaster.pid'), content.replace(/^.*/, String(unusedPid)))
  return undefined
}

const logOf = (cluster: Cluster) => join(dataOf(cluster), 'server.log')

const megabyte = 2 ** 20

/**
 * A quarter of the memory, as PostgreSQL's manual recommends, and at most 1 GB; PostgreSQL's default is 128 MB. In
 * megabytes.
 */
const sharedBuffers = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(1024, Math.max(128, Math.floor(memory / 4 / megabyte)))
}

const startAt = async (cluster: Cluster, port: number) => {
  const { binaries, durable, runner } = cluster
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    log_checkpoints: 'off',
    // Commits stay synchronous, which costs nothing without fsync. Otherwise VACUUM would skip the pages of commits
    // that are not written yet.
    ...(durable ? { shared_buffers: `${sharedBuffers()}MB` } : { fsync: 'off', full_page_writes: 'off' }),
  }
  await runner.run(binaries.pg_ctl, [
    'start',
    '--wait',
    '--timeout=60',
    '--silent',
    `--pgdata=${dataOf(cluster)}`,
    `--log=${logOf(cluster)}`,
    `--options=${Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')}`,
  ])
}

const startFailure = async (cluster: Cluster, logged: string, cause: Error): Promise<EmbeddedPostgresError> => {
  const data = (await readIfThere(join(dataOf(cluster), 'PG_VERSION')))?.trim()
  const printed = await cluster.runner.run(cluster.binaries.postgres, ['--version']).catch(() => '')
  const server = /\d[\d.]*/.exec(printed)?.[0]
  const line = /\b(?:FATAL|PANIC): .*/.exec(logged)?.[0] ?? cause.message
  return new EmbeddedPostgresError(embeddedFailures.notStarted({ data, server, line, log: logOf(cluster) }), { cause })
}

const maxLogLength = 1_000_000

/** Starts on the port that clients already know, otherwise on a free one; returns the port. */
export const start = async (cluster: Cluster, knownPort: number | undefined): Promise<number> => {
  const readLog = async () => (await readIfThere(logOf(cluster))) ?? ''
  if ((await readLog()).length > maxLogLength) await rename(logOf(cluster), `${logOf(cluster)}.old`)
  const before = await readLog()
  for (let tries = 1; ; tries += 1) {
    const port = knownPort ?? (await freePort())
    try {
      await startAt(cluster, port)
      return port
    } catch (error) {
      // The port may have been taken in the meantime, or backends of a killed server may still be shutting down.
      if (tries === 4) throw await startFailure(cluster, (await readLog()).slice(before.length), error as Error)
      await pause(250 * tries)
    }
  }
}

export const stop = async ({ dataDir, durable, binaries, runner }: Cluster): Promise<void> => {
  const stopBy = (mode: 'fast' | 'immediate') =>
    runner.run(binaries.pg_ctl, [
      'stop',
      '--wait',
      '--timeout=60',
      '--silent',
      `--mode=${mode}`,
      `--pgdata=${join(dataDir, 'postgres')}`,
    ])
  // On a full disk it cannot write all that it should before it ends; the next start does that.
  if (durable) await stopBy('fast').catch(() => stopBy('immediate'))
  else await stopBy('immediate')
}
