import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { provesItself } from '../core/performance/index.ts'
import { hourInMilliseconds, type Use } from '../core/shared/index.ts'
import {
  connectByTls,
  hasEmbeddedPostgres,
  type MailServerProblem,
  openEmbeddedPostgres,
  problemOfMailServer,
  SystemClock,
} from '../gateways/index.ts'
import {
  Database,
  type DatabaseAddresses,
  type DatabaseFacts,
  examineDatabase,
  type ReplicaProblem,
} from '../persistence/index.ts'
import { maxBackupAge, MetricReads } from '../reads/index.ts'
import { addressesOf, openApplication } from './application.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
import { checkBackupDir } from './daily-backup.ts'
import { knownFailure } from './known-failure.ts'
import { packageVersion } from './package-root.ts'

/** What may be found, with the facts that its sentence needs. */
export interface Facts {
  'program.ok': { version: string; node: string; machine: string }
  'settings.ok': object
  'settings.invalid': { problems: string }
  'disk.ok': { folder: string; megabytes: number }
  'disk.low': { folder: string; megabytes: number }
  'disk.full': { folder: string; megabytes: number }
  'disk.closed': { folder: string }
  'database.ok': { version: string; megabytes: number; pending: number }
  'database.new': object
  'database.failed': { problem: string }
  'database.old': { version: string }
  'database.untried': { version: string }
  'database.encoding': { encoding: string }
  'database.incomplete': { missing: string }
  'database.crowded': { max: number; needed: number }
  'clock.ok': { seconds: number }
  'clock.wrong': { seconds: number }
  'roles.ok': object
  'roles.superuser': object
  'roles.owner': object
  'pooler.none': object
  'pooler.ok': object
  'pooler.unlimited': object
  'replicas.ok': { count: number }
  'replicas.unread': { unread: { replica: string; problem: ReplicaProblem }[] }
  'backups.elsewhere': object
  'backups.none': { folder: string }
  'backups.ok': { folder: string; hours: number }
  'backups.late': { folder: string; hours: number }
  'backups.failed': { folder: string }
  'backups.closed': { folder: string }
  'mail.off': object
  'mail.folder': { folder: string }
  'mail.ok': { host: string }
  'mail.failed': { host: string; problem: MailServerProblem }
  'push.off': object
  'push.ok': { hosts: number }
  'push.insecure': { url: string }
  'push.unreachable': { hosts: string }
  'address.ok': { url: string }
  'address.unreachable': { url: string; reason: string }
  'address.foreign': { url: string }
  'address.insecure': { url: string }
  'address.expiring': { url: string; days: number }
  'address.without_proxy': { url: string }
}
export type FindingCode = keyof Facts
export type FindingState = 'ok' | 'warning' | 'fault'

const states: Partial<Record<FindingCode, FindingState>> = {
  'settings.invalid': 'fault',
  'disk.low': 'warning',
  'disk.full': 'fault',
  'disk.closed': 'fault',
  'database.failed': 'fault',
  'database.old': 'fault',
  'database.untried': 'warning',
  'database.encoding': 'fault',
  'database.incomplete': 'fault',
  'database.crowded': 'warning',
  'clock.wrong': 'fault',
  'roles.superuser': 'warning',
  'roles.owner': 'warning',
  'replicas.unread': 'warning',
  'backups.late': 'warning',
  'backups.failed': 'warning',
  'backups.closed': 'fault',
  'mail.failed': 'warning',
  'push.insecure': 'warning',
  'push.unreachable': 'warning',
  'address.unreachable': 'warning',
  'address.foreign': 'fault',
  'address.insecure': 'warning',
  'address.expiring': 'warning',
  'address.without_proxy': 'warning',
}

export type Finding = { [Code in FindingCode]: { code: Code; state: FindingState; facts: Facts[Code] } }[FindingCode]

const found = <Code extends FindingCode>(code: Code, facts: Facts[Code]): Finding =>
  ({ code, state: states[code] ?? 'ok', facts }) as Finding

/** PostgreSQL's versions that tests have run on, and those between. */
const oldestPostgres = 15
const newestPostgres = 18
const maxClockDifferenceMs = 5_000
const lowMegabytes = 1_024
const fullMegabytes = 100
const expiringDays = 14
/** Of an instance beside its pool: jobs, listening and migrations; and what PostgreSQL keeps for superusers. */
const moreConnections = 6

const clock = new SystemClock()
const codeOf = (error: unknown): string => {
  const { code, cause, message } = error as { code?: string; cause?: unknown; message?: string }
  return code ?? (cause === undefined ? (message ?? '') : codeOf(cause))
}
const sentenceOf = (error: unknown): string => knownFailure(error)?.sentence ?? (error as Error).message

const nearest = async (folder: string): Promise<string> =>
  access(folder).then(
    () => folder,
    () => nearest(dirname(folder)),
  )

const diskFinding = async (folder: string): Promise<Finding> => {
  const place = await nearest(resolve(folder))
  const { bavail, bsize } = await statfs(place)
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  const isClosed = await access(place, constants.W_OK).then(
    () => false,
    () => true,
  )
  if (megabytes < fullMegabytes) return found('disk.full', { folder: place, megabytes })
  if (isClosed) return found('disk.closed', { folder: place })
  return found(megabytes < lowMegabytes ? 'disk.low' : 'disk.ok', { folder: place, megabytes })
}

const databaseFinding = (facts: DatabaseFacts, poolSize: number): Finding => {
  const { majorVersion, version, encoding, missing, maxConnections, megabytes, pendingMigrations: pending } = facts
  if (majorVersion < oldestPostgres) return found('database.old', { version })
  if (encoding !== 'UTF8') return found('database.encoding', { encoding })
  if (missing.length > 0) return found('database.incomplete', { missing: missing.join(', ') })
  if (majorVersion > newestPostgres) return found('database.untried', { version })
  const needed = poolSize + moreConnections
  if (!facts.isPooled && needed > maxConnections) return found('database.crowded', { max: maxConnections, needed })
  return found('database.ok', { version, megabytes, pending })
}

const findingsOf = (facts: DatabaseFacts, poolSize: number): Finding[] => {
  const seconds = Math.round(Math.abs(facts.aheadMs) / 1000)
  const isClockRight = Math.abs(facts.aheadMs) <= maxClockDifferenceMs
  const role = facts.isSuperuser ? 'roles.superuser' : facts.ownsTables ? 'roles.owner' : 'roles.ok'
  const pooler = facts.isPooled ? (facts.hasLimits ? 'pooler.ok' : 'pooler.unlimited') : 'pooler.none'
  return [
    databaseFinding(facts, poolSize),
    found(isClockRight ? 'clock.ok' : 'clock.wrong', { seconds }),
    found(role, {}),
    found(pooler, {}),
  ]
}

/** Services are listed by pattern; these are hosts behind the usual ones, other patterns name none. */
const knownHosts: Record<string, string> = {
  '*.push.services.mozilla.com': 'updates.push.services.mozilla.com',
  '*.push.apple.com': 'web.push.apple.com',
}

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const pushFinding = async ({ pushHosts, pushPrivateHosts, publicUrl }: Configuration): Promise<Finding> => {
  if (pushHosts.length + pushPrivateHosts.length === 0) return found('push.off', {})
  if (!publicUrl.startsWith('https:') && !isLocal(publicUrl)) return found('push.insecure', { url: publicUrl })
  const named = [...pushHosts.map((host) => knownHosts[host] ?? host), ...pushPrivateHosts]
  const targets = named.filter((host) => !host.startsWith('*'))
  const tried = await Promise.allSettled(
    targets.map((target) => {
      const [host = '', port = '443'] = target.split(':')
      return connectByTls(host, Number(port))
    }),
  )
  const failed = tried.flatMap((one, at) =>
    one.status === 'rejected' ? [`${targets[at]} (${codeOf(one.reason)})`] : [],
  )
  if (failed.length > 0) return found('push.unreachable', { hosts: failed.join(', ') })
  return found('push.ok', { hosts: targets.length })
}

const patienceMs = 5_000

/** Asks the server at the public address for a proof that it works on this database; nothing else is sent to it. */
const answersAt = async (url: string, path: string): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
  return answer.ok ? answer.json().catch(() => undefined) : undefined
}

/** What only the product's own connections tell. */
interface Inside {
  /** Rejected if it could not be found out. */
  isAtPublicUrl: PromiseSettledResult<boolean>
  replicas: { name: string; problem: ReplicaProblem | undefined }[]
  backup: { ageMs: number | null; hasFailed: boolean }
}

const proves = (use: Use, url: string): Promise<boolean> =>
  use(provesItself)(url, async (challenge) => {
    const query = new URLSearchParams({ challenge, address: url }).toString()
    const { proof = '' } = ((await answersAt(url, `/api/health/proof?${query}`)) ?? {}) as { proof?: string }
    return proof
  })

const lookInside = async (configuration: Configuration): Promise<Inside> => {
  const problems = new Map<string, ReplicaProblem | undefined>()
  const { use, close } = await openApplication(configuration, {
    onConnectionLost: () => undefined,
    onReplicaChange: ({ replica, problem }) => problems.set(replica, problem),
  })
  try {
    const { backup_age_seconds: age, backup_failed: failed } = await use(MetricReads).common()
    const [isAtPublicUrl] = await Promise.allSettled([proves(use, configuration.publicUrl)])
    return {
      isAtPublicUrl,
      replicas: use(Database).replicas.map(({ name, isRead }) => ({
        name,
        problem: isRead ? undefined : (problems.get(name) ?? 'unreachable'),
      })),
      backup: { ageMs: age === null ? null : age * 1000, hasFailed: failed === 1 },
    }
  } finally {
    await close()
  }
}

/** The primary itself may be named among the replicas, so that any of the servers can become it. */
const replicasFinding = ({ replicas }: Inside): Finding[] => {
  const unread = replicas.flatMap(({ name: replica, problem }) => (problem === undefined ? [] : [{ replica, problem }]))
  const count = replicas.length - unread.length
  const missed = count > 0 ? unread.filter(({ problem }) => problem !== 'promoted') : unread
  if (missed.length > 0) return [found('replicas.unread', { unread: missed })]
  return count > 0 ? [found('replicas.ok', { count })] : []
}

const backupsFinding = async (configuration: Configuration, inside: Inside | undefined): Promise<Finding> => {
  const { backupDir: folder } = configuration
  if (folder === undefined) return found('backups.elsewhere', {})
  try {
    await checkBackupDir(configuration)
  } catch {
    return found('backups.closed', { folder })
  }
  const { ageMs = null, hasFailed = false } = inside?.backup ?? {}
  if (hasFailed) return found('backups.failed', { folder })
  if (ageMs === null) return found('backups.none', { folder })
  return found(ageMs > maxBackupAge ? 'backups.late' : 'backups.ok', {
    folder,
    hours: Math.floor(ageMs / hourInMilliseconds),
  })
}

const mailFinding = async ({ smtpUrl, mailFolder }: Configuration): Promise<Finding> => {
  if (smtpUrl === undefined)
    return mailFolder === undefined ? found('mail.off', {}) : found('mail.folder', { folder: mailFolder })
  const { host } = new URL(smtpUrl)
  const problem = await problemOfMailServer(smtpUrl)
  return problem === null ? found('mail.ok', { host }) : found('mail.failed', { host, problem })
}

const addressFinding = async (configuration: Configuration, inside: Inside | undefined): Promise<Finding> => {
  const { publicUrl: url, trustedProxies } = configuration
  const { protocol, hostname, port } = new URL(url)
  try {
    const live = (await answersAt(url, '/api/health/live')) as { status?: unknown } | undefined
    if (live?.status !== 'ok') return found('address.foreign', { url })
    if (inside?.isAtPublicUrl.status === 'rejected') throw inside.isAtPublicUrl.reason
    if (inside?.isAtPublicUrl.value === false) return found('address.foreign', { url })
    if (protocol === 'http:') return found(isLocal(url) ? 'address.ok' : 'address.insecure', { url })
    const days = Math.floor(
      ((await connectByTls(hostname, Number(port || 443))).getTime() - clock.now().getTime()) / 86_400_000,
    )
    if (days < expiringDays) return found('address.expiring', { url, days })
  } catch (error) {
    return found('address.unreachable', { url, reason: codeOf(error) })
  }
  return found(trustedProxies === 0 ? 'address.without_proxy' : 'address.ok', { url })
}

const isThere = (configuration: Configuration): Promise<boolean> =>
  configuration.databaseUrl === undefined ? hasEmbeddedPostgres(configuration.dataDir) : Promise.resolve(true)

/** Undefined for an embedded database that the first start will make. */
const examine = async (configuration: Configuration): Promise<DatabaseFacts | undefined> => {
  if (!(await isThere(configuration))) return undefined
  const { databaseUrl, dataDir } = configuration
  const embedded = databaseUrl === undefined ? await openEmbeddedPostgres({ dataDir, durable: true }) : undefined
  try {
    const addresses: DatabaseAddresses = embedded ?? addressesOf(configuration)
    return await examineDatabase(addresses, () => clock.now())
  } finally {
    await embedded?.release()
  }
}

/** Examines the installation that the environment describes, as a start would find it. Changes nothing. */
export const examineInstallation = async (env: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const program = found('program.ok', {
    version: packageVersion(),
    node: process.versions.node,
    machine: `${process.platform} ${process.arch}`,
  })
  let configuration: Configuration
  try {
    configuration = readConfiguration(env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return [program, found('settings.invalid', { problems: error.message.replaceAll('\n', ' ') })]
  }
  const { databaseUrl, dataDir, databasePool, backupDir } = configuration
  const folders = [databaseUrl === undefined ? dataDir : tmpdir(), ...(backupDir === undefined ? [] : [backupDir])]
  const disks = await Promise.all(folders.map(diskFinding))
  const about: Finding[] = []
  let inside: Inside | undefined
  try {
    const facts = await examine(configuration)
    about.push(...(facts === undefined ? [found('database.new', {})] : findingsOf(facts, databasePool)))
    // Opening the database would migrate it, or set the limits of its pool.
    if (facts?.pendingMigrations === 0 && (!facts.isPooled || facts.hasLimits)) {
      inside = await lookInside(configuration)
      about.push(...replicasFinding(inside))
    }
  } catch (error) {
    about.push(found('database.failed', { problem: sentenceOf(error) }))
  }
  const outside = await Promise.all([
    backupsFinding(configuration, inside),
    mailFinding(configuration),
    pushFinding(configuration),
    addressFinding(configuration, inside),
  ])
  return [program, found('settings.ok', {}), ...disks, ...about, ...outside]
}
