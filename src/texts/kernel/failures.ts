import type { DatabaseProblem } from '../../core/shared/index.ts'

/** Why the product cannot start or continue, for the operator. */
export const databaseFailures: Readonly<Record<DatabaseProblem['kind'], string>> = {
  unavailable: 'Veritabanına şu anda ulaşılamıyor; birazdan yeniden deneyin.',
  unacceptable: 'Verilen bilgilerden biri veritabanınca kabul edilmedi.',
  duplicate: 'Aynı kayıt bu arada başka bir yerden oluşturuldu.',
}

export const newerSchema = ({ found, known }: { found: string; known: string }): string =>
  `Veritabanı daha yeni bir Tabldot ile güncellenmiş: veritabanının şeması ${found}, bu programın bildiği son şema ${known}. Tabldot'un yeni sürümünü kullanın.`

/** Why a backup cannot be made or used. */
export const backupFaults = {
  no_data: 'Veritabanında Tabldot’un tabloları yok; DATABASE_URL ve DATA_DIR ayarlarını kontrol edin.',
  foreign: 'Bu dosya bir Tabldot yedeği değil.',
  newer: 'Yedek daha yeni bir Tabldot ile alınmış; Tabldot’un yeni sürümüyle geri yükleyin.',
  incomplete: 'Yedek yarım kalmış; hiçbir şey geri yüklenmedi.',
  damaged: 'Dosya bozulmuş ya da bir Tabldot yedeği değil; hiçbir şey geri yüklenmedi.',
  other_schema:
    'Yedekteki tablolar bu sürümünkilere uymuyor; yedeğin alındığı Tabldot sürümüyle geri yükleyip sonra güncelleyin.',
  not_empty:
    'Veritabanı boş değil; yedek yalnızca hiç tablosu olmayan bir veritabanına yüklenir. ' +
    'Yeni bir DATA_DIR ya da yeni bir veritabanı verin.',
} as const

/** The address in `setting` does not lead where it should. */
export const addressFaults = {
  direct_missing: (setting: string) =>
    `${setting} bir bağlantı havuzuna (örneğin PgBouncer) çıkıyor; DATABASE_DIRECT_URL ile PostgreSQL sunucusunun kendi adresini de verin.`,
  pooled: (setting: string) => `${setting} bir bağlantı havuzuna çıkıyor; PostgreSQL sunucusunun kendi adresi olmalı.`,
  other_database: (setting: string) => `${setting} ile DATABASE_URL aynı veritabanına çıkmıyor.`,
  other_role: (setting: string) =>
    `${setting}, DATABASE_URL ile aynı rolü kullanmalı; tabloların sahibi için DATABASE_OWNER_URL verin.`,
  encoding: (setting: string) =>
    `${setting} ile gidilen veritabanının karakter kodlaması UTF8 değil; veritabanını UTF8 ile yeniden oluşturun.`,
  limits_missing: (setting: string) =>
    `${setting} ile gidilen bağlantı havuzunda süre sınırları (statement_timeout, lock_timeout, idle_in_transaction_session_timeout) geçerli olmuyor; havuzun ayarlarını kontrol edin.`,
} as const

/** Error codes of Node and PostgreSQL that an operator can act on. */
export const systemFailures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Bu port başka bir program tarafından kullanılıyor; PORT ile başka bir port verin.',
  EACCES: 'Bu işlem için izin yok.',
  ENOSPC: 'Diskte yer kalmadı; yer açıp yeniden deneyin.',
  '53100': 'Veritabanının diskinde yer kalmadı; yer açıp yeniden deneyin.',
}

/** The same for connecting to the database at the address in `setting`, including PostgreSQL's codes. */
export const connectionFailures: Readonly<Record<string, (setting: string) => string>> = {
  ECONNREFUSED: (setting) => `Veritabanı sunucusuna bağlanılamadı; ${setting} adresini kontrol edin.`,
  ENOTFOUND: (setting) => `Veritabanı sunucusu bulunamadı; ${setting} adresini kontrol edin.`,
  ETIMEDOUT: (setting) => `Veritabanı sunucusu yanıt vermedi; ${setting} adresini kontrol edin.`,
  '28P01': (setting) => `Veritabanı kullanıcı adı ya da şifresi kabul edilmedi; ${setting} adresini kontrol edin.`,
  '28000': (setting) => `Veritabanı bu kullanıcıya izin vermedi; ${setting} adresini kontrol edin.`,
  '42501': () =>
    'Veritabanı rolünün buna yetkisi yok; veritabanını sahibinin rolüyle güncelleyin: DATABASE_OWNER_URL ile "tabldot migrate".',
  '3D000': (setting) => `Veritabanı bulunamadı; ${setting} adresini kontrol edin.`,
}

export const startFailure = (reason: string): string => `Sunucu başlatılamadı: ${reason}`

/** Failures of the embedded PostgreSQL. */
export const embeddedFailures = {
  noFolder: (dataDir: string) => `DATA_DIR bir klasör değil ya da oluşturulamıyor (verilen: "${dataDir}").`,
  noData: (home: string) =>
    `"${home}" klasöründe Tabldot verisi yok; bulunduğunuz klasörü ya da DATA_DIR ve DATABASE_URL ayarlarını kontrol edin.`,
  readOnly: (home: string) =>
    `Gömülü PostgreSQL'in "${home}" klasöründeki disk salt okunur; sistemin kayıtlarında disk hatası arayın, diski yazılabilir bağlayın ya da başka bir DATA_DIR verin.`,
  noAccount: (name: string) =>
    `Gömülü PostgreSQL root olarak çalışamaz ve "${name}" sistem kullanıcısı oluşturulamadı; bu kullanıcıyı oluşturun, root olmayan bir kullanıcıyla başlatın ya da DATABASE_URL verin.`,
  noBinaries: (machine: string) =>
    `Gömülü PostgreSQL kurulu değil (${machine}); DATABASE_URL verin ya da Tabldot'un klasöründe "npm run embedded" komutuyla kurun.`,
  notStarted: ({
    data,
    server,
    line,
    log,
  }: {
    data?: string | undefined
    server?: string | undefined
    line: string
    log: string
  }) =>
    `Gömülü PostgreSQL başlamadı: verilerin sürümü ${data ?? '?'}, sunucunun sürümü ${server ?? '?'}, kayıtlarındaki hata "${line}". Kayıtların tamamı: ${log}` +
    (data === undefined || server === undefined || server.startsWith(`${data}.`)
      ? ''
      : '. Verileri, onları yazan Tabldot sürümüyle yedekleyip (tabldot backup) bu sürümle yeni bir DATA_DIR klasörüne yükleyin (tabldot restore).'),
  foreignOwner: (home: string, owner: number | undefined, path: string) =>
    `Gömülü PostgreSQL'in "${home}" klasöründeki veriler başka bir kullanıcıya ait (yedekten geri yüklenmiş olabilir). ` +
    `Şu komutla sahibini düzeltin: chown -R ${owner} "${path}"`,
  programFailed: (program: string, reason: string) => `Gömülü PostgreSQL'in ${program} programı çalışmadı: ${reason}`,
  unreachablePaths: (paths: readonly string[]) =>
    `Gömülü PostgreSQL root olarak çalışamaz, root dışındaki kullanıcılar da şu yollara giremez: ${paths.join(', ')}. Projeyi herkesin girebildiği bir klasöre taşıyın ya da DATABASE_URL verin.`,
  refusesConnections: (reason: string) => `Gömülü PostgreSQL bağlantı kabul etmiyor: ${reason}`,
} as const
