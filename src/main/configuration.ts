import { badSetting, onlyWithDatabaseUrl, settingForms as forms } from '../texts/kernel/settings.ts'
import {
  contact,
  embedder,
  hostName,
  hostPattern,
  hostWithPort,
  listOf,
  listenAddress,
  oneOf,
  origin,
  orNone,
  path,
  postgresUrl,
  privateKey,
  whole,
} from './setting-forms.ts'
import { optional, secret, setting, type Setting } from './setting.ts'

const embedders = listOf(embedder, forms.embedders)
const hostNames = listOf(hostName, forms.hostNames)

const settings = {
  port: setting('PORT', '3000', whole(0, 65535), 'Port to listen on; 0 takes a free one'),
  host: setting('HOST', '127.0.0.1', listenAddress, 'Address to listen on; 0.0.0.0 to be reachable from the network'),
  databaseUrl: secret(optional('DATABASE_URL', postgresUrl, 'Address of PostgreSQL; the embedded one if empty')),
  databaseDirectUrl: secret(
    optional(
      'DATABASE_DIRECT_URL',
      postgresUrl,
      'Address of PostgreSQL itself, with the same role, if `DATABASE_URL` leads to a pool (PgBouncer)',
    ),
  ),
  databaseOwnerUrl: secret(
    optional(
      'DATABASE_OWNER_URL',
      postgresUrl,
      'Direct address with the role that owns the tables, for migrations only; the product migrates with its own role if empty',
    ),
  ),
  databasePool: setting('DATABASE_POOL', '20', whole(1, 190), 'Size of the pool of database connections'),
  dataDir: setting('DATA_DIR', '.data', path, 'Folder of the embedded PostgreSQL'),
  publicUrl: setting('PUBLIC_URL', 'http://localhost:${PORT}', origin('http', 'https'), 'Address that users type'),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Level of the log',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '0',
    whole(0, 10),
    'How many trusted proxies stand in front of the server',
  ),
  sessionStaffHours: setting('SESSION_STAFF_HOURS', '12', whole(1, 720), 'How long a session of staff lasts (hours)'),
  sessionIndividualDays: setting(
    'SESSION_INDIVIDUAL_DAYS',
    '30',
    whole(1, 365),
    'How long a session in the individual area lasts (days)',
  ),
  sessionAdminHours: setting(
    'SESSION_ADMIN_HOURS',
    '8',
    whole(1, 168),
    'How long a session of an administrator lasts (hours)',
  ),
  contractCheck: optional(
    'CONTRACT_CHECK',
    oneOf('strict'),
    '`strict` checks each request and answer against the contract a second time',
  ),
  embedOrigins: setting(
    'EMBED_ORIGINS',
    '',
    embedders,
    'Sites that may show the pages in a frame, embed the panels and call the API',
  ),
  imageHosts: setting('IMAGE_HOSTS', '', hostNames, 'Hosts from which pictures of menus may come'),
  searchLimit: setting(
    'SEARCH_LIMIT',
    '3000',
    whole(1, 1_000_000_000),
    'Searches a minute per address; a whole factory may share one address',
  ),
  connectionsPerAddress: setting(
    'CONNECTIONS_PER_ADDRESS',
    '500',
    whole(1, 10_000),
    'Connections at a time per address; behind a trusted proxy, limiting them is up to the proxy',
  ),
  shutdownGrace: setting(
    'SHUTDOWN_GRACE',
    '1',
    whole(0, 60),
    'How long new connections are still accepted after the request to stop (seconds)',
  ),
  mailStorage: setting(
    'MAIL_STORAGE',
    '1024',
    whole(1, 1_000_000),
    'Space for the mail attachments of one company (MB)',
  ),
  imageStorage: setting('IMAGE_STORAGE', '512', whole(1, 1_000_000), 'Space for the pictures of one company (MB)'),
  pushHosts: setting(
    'PUSH_HOSTS',
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    orNone(listOf(hostPattern, forms.hostNamesOrNone)),
    'Push services that notifications may be sent to, https on port 443 only; `none` sends none',
  ),
  pushPrivateHosts: setting(
    'PUSH_PRIVATE_HOSTS',
    '',
    listOf(hostWithPort, forms.hostsWithPorts),
    'Push services in your own network, https; no others are reached at private addresses',
  ),
  vapidPrivateKey: secret(
    optional(
      'VAPID_PRIVATE_KEY',
      privateKey,
      'Key that signs notifications (base64url); made once and kept in the database if empty',
    ),
  ),
  vapidSubject: optional(
    'VAPID_SUBJECT',
    contact,
    'Where push services may write when something is wrong, `mailto:` or `https://`; `PUBLIC_URL` if empty',
  ),
  hashQueue: setting('HASH_QUEUE', '200', whole(1, 10_000), 'How many passwords may wait to be hashed'),
}

type Settings = typeof settings

export type Configuration = { [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never }

/** In the order used by the README and the command line. */
export const configurationTable: readonly Setting<unknown>[] = Object.values(settings)

export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const errorOf = ({ name, form, secret }: Setting<unknown>, text: string) =>
  badSetting(name, form.expects, secret ? undefined : text)

export const readConfiguration = (env: NodeJS.ProcessEnv): Configuration => {
  const textOf = (of: Setting<unknown>): string | undefined =>
    env[of.name]?.trim() || of.fallback?.replace(/\$\{(\w+)\}/g, (_, name: string) => fallbackOrGiven(name))
  const fallbackOrGiven = (name: string) => textOf(configurationTable.find((one) => one.name === name)!) ?? ''

  const errors: string[] = []
  const values = Object.entries(settings).map(([key, one]: [string, Setting<unknown>]) => {
    const text = textOf(one)
    const value = text === undefined ? undefined : one.form.read(text)
    const inherited = !env[one.name]?.trim()
    if (text !== undefined && value === undefined && !inherited) errors.push(errorOf(one, text))
    return [key, value]
  })
  for (const { name } of [settings.databaseDirectUrl, settings.databaseOwnerUrl])
    if (env[name]?.trim() && !env['DATABASE_URL']?.trim()) errors.push(onlyWithDatabaseUrl(name))
  if (errors.length > 0) throw new ConfigurationError(errors.join('\n'))
  return Object.fromEntries(values) as Configuration
}
