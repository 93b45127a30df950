import { badSetting, onlyWith, settingForms as forms } from '../texts/kernel/settings.ts'
import {
  contact,
  embedder,
  hostName,
  hostPattern,
  hostWithPort,
  listOf,
  line,
  listenAddress,
  mailbox,
  oneOf,
  origin,
  orNone,
  path,
  postgresUrl,
  privateKey,
  smtpUrl,
  timeOfDay,
  token,
  whole,
} from './setting-forms.ts'
import { optional, secret, setting, type Setting } from './setting.ts'

const embedders = listOf(embedder, forms.embedders)
const hostNames = listOf(hostName, forms.hostNames)

const settings = {
  port: setting('PORT', '3000', whole(0, 65535), 'Port to listen on; `0` picks a free one'),
  host: setting('HOST', '127.0.0.1', listenAddress, 'Address to listen on; `0.0.0.0` for access from the network'),
  databaseUrl: secret(optional('DATABASE_URL', postgresUrl, 'PostgreSQL URL; the embedded database if empty')),
  databaseDirectUrl: secret(
    optional(
      'DATABASE_DIRECT_URL',
      postgresUrl,
      'Direct URL of PostgreSQL with the same role, if `DATABASE_URL` goes through a pool (PgBouncer)',
    ),
  ),
  databaseOwnerUrl: secret(
    optional(
      'DATABASE_OWNER_URL',
      postgresUrl,
      'Direct URL with the role that owns the tables, for migrations only; if empty, they run with the usual role',
    ),
  ),
  databaseReplicaUrls: secret(
    setting(
      'DATABASE_REPLICA_URLS',
      '',
      listOf(postgresUrl, forms.postgresUrls),
      'URLs of streaming replicas, which answer what is only shown; each leads to one server, past any pool or balancer',
    ),
  ),
  databasePool: setting('DATABASE_POOL', '20', whole(1, 190), 'Size of the database connection pool'),
  dataDir: setting('DATA_DIR', '.data', path, 'Data directory of the embedded PostgreSQL'),
  publicUrl: setting('PUBLIC_URL', 'http://localhost:${PORT}', origin('http', 'https'), 'Public address for users'),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Log level',
  ),
  trustedProxies: setting('TRUSTED_PROXIES', '0', whole(0, 10), 'Number of trusted proxies in front of the server'),
  sessionStaffHours: setting('SESSION_STAFF_HOURS', '12', whole(1, 720), 'Lifetime of a staff session (hours)'),
  sessionIndividualDays: setting(
    'SESSION_INDIVIDUAL_DAYS',
    '30',
    whole(1, 365),
    'Lifetime of a session in the individual area (days)',
  ),
  sessionAdminHours: setting('SESSION_ADMIN_HOURS', '8', whole(1, 168), 'Lifetime of an administrator session (hours)'),
  adminSecondFactor: optional(
    'ADMIN_SECOND_FACTOR',
    oneOf('required'),
    '`required` makes administrators set up two-step verification before they can do anything else',
  ),
  contractCheck: optional(
    'CONTRACT_CHECK',
    oneOf('strict'),
    '`strict` validates each request and response against the contract a second time',
  ),
  embedOrigins: setting(
    'EMBED_ORIGINS',
    '',
    embedders,
    'Origins that may show pages in a frame, embed the panels and call the API',
  ),
  imageHosts: setting('IMAGE_HOSTS', '', hostNames, 'Hosts that menu pictures may come from'),
  searchLimit: setting(
    'SEARCH_LIMIT',
    '3000',
    whole(1, 1_000_000_000),
    'Searches per minute and IP address; a whole factory may share one',
  ),
  connectionsPerAddress: setting(
    'CONNECTIONS_PER_ADDRESS',
    '500',
    whole(1, 10_000),
    'Concurrent connections per IP address; behind a trusted proxy, the proxy has to limit them',
  ),
  shutdownGrace: setting(
    'SHUTDOWN_GRACE',
    '1',
    whole(0, 60),
    'How long new connections are still accepted after a stop signal (seconds)',
  ),
  withholdingAbove: setting(
    'VAT_WITHHOLDING_ABOVE',
    '12000',
    whole(0, 100_000_000),
    'Total of a statement (lira, with VAT) above which a firm that is a designated buyer withholds half of the VAT',
  ),
  mailStorage: setting(
    'MAIL_STORAGE',
    '1024',
    whole(1, 1_000_000),
    'Storage for the mail attachments of one company (MB)',
  ),
  imageStorage: setting('IMAGE_STORAGE', '512', whole(1, 1_000_000), 'Storage for the pictures of one company (MB)'),
  pushHosts: setting(
    'PUSH_HOSTS',
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    orNone(listOf(hostPattern, forms.hostNamesOrNone)),
    'Push services that notifications may be sent to, by https on port 443 only; `none` disables them',
  ),
  pushPrivateHosts: setting(
    'PUSH_PRIVATE_HOSTS',
    '',
    listOf(hostWithPort, forms.hostsWithPorts),
    'Push services in your own network, by https; all others are only reached at public addresses',
  ),
  vapidPrivateKey: secret(
    optional(
      'VAPID_PRIVATE_KEY',
      privateKey,
      'Key that signs notifications (base64url); if empty, one is generated and stored in the database',
    ),
  ),
  vapidSubject: optional(
    'VAPID_SUBJECT',
    contact,
    'Contact for push services in case of problems, `mailto:` or `https://`; `PUBLIC_URL` if empty',
  ),
  smtpUrl: secret(
    optional(
      'SMTP_URL',
      smtpUrl,
      'Mail server, such as `smtps://user:password@mail.example.com`; without it no e-mail is sent',
    ),
  ),
  mailFrom: optional('MAIL_FROM', mailbox, 'Sender of e-mail, such as `Tabldot <tabldot@example.com>`'),
  operatorName: optional(
    'OPERATOR_NAME',
    line,
    'Who runs this installation; the privacy notice names them as processor',
  ),
  operatorContact: optional('OPERATOR_CONTACT', line, 'How to reach them: address, phone or e-mail'),
  mailFolder: optional(
    'MAIL_FOLDER',
    path,
    'For trying out: folder that e-mail is written to if there is no `SMTP_URL`',
  ),
  backupDir: optional('BACKUP_DIR', path, 'Existing folder for a backup each day; none is made if empty'),
  backupAt: setting('BACKUP_AT', '03:00', timeOfDay, 'Time of the daily backup (`HH:MM` in Istanbul)'),
  backupKeep: setting('BACKUP_KEEP', '14', whole(1, 10_000), 'How many of the newest backups stay in `BACKUP_DIR`'),
  metricsToken: secret(
    optional('METRICS_TOKEN', token, 'Token that `/api/metrics` asks Prometheus for; if empty, there are no metrics'),
  ),
  hashQueue: setting('HASH_QUEUE', '200', whole(1, 10_000), 'Maximum number of passwords waiting to be hashed'),
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
  for (const { name } of [settings.databaseDirectUrl, settings.databaseOwnerUrl, settings.databaseReplicaUrls])
    if (env[name]?.trim() && !env['DATABASE_URL']?.trim()) errors.push(onlyWith(name, 'DATABASE_URL'))
  for (const [one, other] of [
    [settings.smtpUrl, settings.mailFrom],
    [settings.mailFrom, settings.smtpUrl],
    [settings.operatorContact, settings.operatorName],
  ] as const)
    if (env[one.name]?.trim() && !env[other.name]?.trim()) errors.push(onlyWith(one.name, other.name))
  if (errors.length > 0) throw new ConfigurationError(errors.join('\n'))
  return Object.fromEntries(values) as Configuration
}
