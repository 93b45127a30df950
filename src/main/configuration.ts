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

const embedders = listOf(
  embedder,
  'virgülle ayrılmış, https:// (localhost ve 127.0.0.1 için http:// de olur) ile başlayan, yolu olmayan adresler olmalı',
)
const hostNames = listOf(hostName, 'virgülle ayrılmış sunucu adları olmalı')

const settings = {
  port: setting('PORT', '3000', whole(0, 65535), 'Sunucunun dinlediği port; 0 boş bir port seçer'),
  host: setting('HOST', '127.0.0.1', listenAddress, 'Dinlenen adres; ağdan erişim için 0.0.0.0'),
  databaseUrl: secret(optional('DATABASE_URL', postgresUrl, 'PostgreSQL bağlantı adresi; boşsa gömülü PostgreSQL')),
  databaseDirectUrl: secret(
    optional(
      'DATABASE_DIRECT_URL',
      postgresUrl,
      'DATABASE_URL bir bağlantı havuzuna (PgBouncer) çıkıyorsa PostgreSQL sunucusunun kendi adresi, aynı rolle',
    ),
  ),
  databaseOwnerUrl: secret(
    optional(
      'DATABASE_OWNER_URL',
      postgresUrl,
      'Tabloların sahibi olan rolün doğrudan adresi, yalnızca güncelleme için; boşsa ürün kendi rolüyle günceller',
    ),
  ),
  databasePool: setting('DATABASE_POOL', '20', whole(1, 190), 'Veritabanı bağlantı havuzunun büyüklüğü'),
  dataDir: setting('DATA_DIR', '.data', path, 'Gömülü PostgreSQL verisinin klasörü'),
  publicUrl: setting('PUBLIC_URL', 'http://localhost:${PORT}', origin('http', 'https'), 'Kullanıcıların gördüğü adres'),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'Kayıt (log) düzeyi',
  ),
  trustedProxies: setting('TRUSTED_PROXIES', '0', whole(0, 10), 'Sunucunun önündeki güvenilir vekil sayısı'),
  sessionStaffHours: setting('SESSION_STAFF_HOURS', '12', whole(1, 720), 'Firma oturumunun süresi (saat)'),
  sessionIndividualDays: setting('SESSION_INDIVIDUAL_DAYS', '30', whole(1, 365), 'Bireysel oturumun süresi (gün)'),
  sessionAdminHours: setting('SESSION_ADMIN_HOURS', '8', whole(1, 168), 'Yönetici oturumunun süresi (saat)'),
  contractCheck: optional(
    'CONTRACT_CHECK',
    oneOf('strict'),
    'strict: her istek ve yanıt sözleşmeye karşı bir kez daha denetlenir',
  ),
  embedOrigins: setting(
    'EMBED_ORIGINS',
    '',
    embedders,
    "Sayfaları çerçevede gösterebilecek, panelleri gömebilecek ve API'yi çağırabilecek siteler",
  ),
  imageHosts: setting('IMAGE_HOSTS', '', hostNames, 'Menü görsellerinin alınabileceği sunucular'),
  searchLimit: setting(
    'SEARCH_LIMIT',
    '3000',
    whole(1, 1_000_000_000),
    'Bir adresten dakikada en fazla arama; bir fabrikanın tamamı tek adresten gelebilir',
  ),
  connectionsPerAddress: setting(
    'CONNECTIONS_PER_ADDRESS',
    '500',
    whole(1, 10_000),
    'Bir adresten aynı anda en fazla bağlantı; güvenilir vekil varsa bunu vekil sınırlar',
  ),
  shutdownGrace: setting(
    'SHUTDOWN_GRACE',
    '1',
    whole(0, 60),
    'Kapanma isteğinden sonra yeni bağlantıların hâlâ kabul edildiği süre (saniye)',
  ),
  mailStorage: setting('MAIL_STORAGE', '1024', whole(1, 1_000_000), 'Bir şirketin posta ekleri için ayrılan yer (MB)'),
  imageStorage: setting('IMAGE_STORAGE', '512', whole(1, 1_000_000), 'Bir şirketin resimleri için ayrılan yer (MB)'),
  pushHosts: setting(
    'PUSH_HOSTS',
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    orNone(listOf(hostPattern, 'virgülle ayrılmış sunucu adları ya da none olmalı')),
    'Cihaz bildirimlerinin gönderilebileceği push servisleri, yalnızca https ve 443; none: bildirim gönderilmez',
  ),
  pushPrivateHosts: setting(
    'PUSH_PRIVATE_HOSTS',
    '',
    listOf(hostWithPort, 'virgülle ayrılmış ad:port çiftleri olmalı'),
    'Kendi ağınızdaki push servisleri, https; yalnızca bunlara özel adreslerden gidilir',
  ),
  vapidPrivateKey: secret(
    optional(
      'VAPID_PRIVATE_KEY',
      privateKey,
      'Bildirimlerin imzalandığı anahtar (base64url); boşsa bir kez üretilir ve veritabanında saklanır',
    ),
  ),
  vapidSubject: optional(
    'VAPID_SUBJECT',
    contact,
    'Push servislerinin sorun olduğunda yazacağı adres, mailto: ya da https://; boşsa PUBLIC_URL',
  ),
  hashQueue: setting('HASH_QUEUE', '200', whole(1, 10_000), 'Sırada bekleyebilecek en fazla şifre özeti'),
}

type Settings = typeof settings

export type Configuration = { [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never }

/** The rows of the README's table. */
export const configurationTable: readonly Setting<unknown>[] = Object.values(settings)

export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const errorOf = ({ name, form, secret }: Setting<unknown>, text: string) =>
  `${name} ${form.expects}${secret ? '' : ` (verilen: "${text}")`}.`

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
    if (env[name]?.trim() && !env['DATABASE_URL']?.trim())
      errors.push(`${name} yalnızca DATABASE_URL ile birlikte verilebilir.`)
  if (errors.length > 0) throw new ConfigurationError(errors.join('\n'))
  return Object.fromEntries(values) as Configuration
}
