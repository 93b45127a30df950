/** What each environment variable is for, in Turkish for the command line; the README says it in English. */
export const settingTexts = {
  PORT: 'Sunucunun dinlediği port; 0 boş bir port seçer',
  HOST: 'Dinlenen adres; ağdan erişim için 0.0.0.0',
  DATABASE_URL: 'PostgreSQL bağlantı adresi; boşsa gömülü PostgreSQL',
  DATABASE_DIRECT_URL:
    'DATABASE_URL bir bağlantı havuzuna (PgBouncer) çıkıyorsa PostgreSQL sunucusunun kendi adresi, aynı rolle',
  DATABASE_OWNER_URL:
    'Tabloların sahibi olan rolün doğrudan adresi, yalnızca güncelleme için; boşsa ürün kendi rolüyle günceller',
  DATABASE_REPLICA_URLS:
    'Yalnızca gösterilen verinin okunduğu kopya sunucuların (streaming replica) adresleri; her biri tek bir sunucuya çıkar',
  DATABASE_POOL: 'Veritabanı bağlantı havuzunun büyüklüğü',
  DATA_DIR: 'Gömülü PostgreSQL verisinin klasörü',
  PUBLIC_URL: 'Kullanıcıların gördüğü adres',
  LOG_LEVEL: 'Kayıt (log) düzeyi',
  TRUSTED_PROXIES: 'Sunucunun önündeki güvenilir vekil sayısı',
  SESSION_STAFF_HOURS: 'Firma oturumunun süresi (saat)',
  SESSION_INDIVIDUAL_DAYS: 'Bireysel oturumun süresi (gün)',
  SESSION_ADMIN_HOURS: 'Yönetici oturumunun süresi (saat)',
  ADMIN_SECOND_FACTOR: 'required: yöneticiler iki adımlı doğrulamayı kurmadan başka bir işlem yapamaz',
  CONTRACT_CHECK: 'strict: her istek ve yanıt sözleşmeye karşı bir kez daha denetlenir',
  EMBED_ORIGINS: "Sayfaları çerçevede gösterebilecek, panelleri gömebilecek ve API'yi çağırabilecek siteler",
  IMAGE_HOSTS: 'Menü görsellerinin alınabileceği sunucular',
  SEARCH_LIMIT: 'Bir adresten dakikada en fazla arama; bir fabrikanın tamamı tek adresten gelebilir',
  CONNECTIONS_PER_ADDRESS: 'Bir adresten aynı anda en fazla bağlantı; güvenilir vekil varsa bunu vekil sınırlar',
  SHUTDOWN_GRACE: 'Kapanma isteğinden sonra yeni bağlantıların hâlâ kabul edildiği süre (saniye)',
  VAT_WITHHOLDING_ABOVE:
    'Belirlenmiş alıcının KDV tevkifatı yapması için mutabakat toplamının aşması gereken tutar (TL, KDV dahil)',
  MAIL_STORAGE: 'Bir şirketin posta ekleri için ayrılan yer (MB)',
  IMAGE_STORAGE: 'Bir şirketin resimleri için ayrılan yer (MB)',
  PUSH_HOSTS:
    'Cihaz bildirimlerinin gönderilebileceği push servisleri, yalnızca https ve 443; none: bildirim gönderilmez',
  PUSH_PRIVATE_HOSTS: 'Kendi ağınızdaki push servisleri, https; yalnızca bunlara özel adreslerden gidilir',
  VAPID_PRIVATE_KEY: 'Bildirimlerin imzalandığı anahtar (base64url); boşsa bir kez üretilir ve veritabanında saklanır',
  VAPID_SUBJECT: 'Push servislerinin sorun olduğunda yazacağı adres, mailto: ya da https://; boşsa PUBLIC_URL',
  SMTP_URL: 'E-postaların gönderildiği sunucu (smtps://kullanıcı:şifre@sunucu); boşsa e-posta gönderilmez',
  MAIL_FROM: 'E-postaların göndereni, örneğin Tabldot <tabldot@ornek.com>',
  OPERATOR_NAME: 'Kurulumu işleten kuruluş; aydınlatma metninde veri işleyen olarak yazılır',
  OPERATOR_CONTACT: 'Veri işleyene nasıl ulaşılacağı: adres, telefon ya da e-posta',
  MAIL_FOLDER: 'Denemek için: SMTP_URL yoksa e-postaların dosya olarak yazıldığı klasör',
  BACKUP_DIR: 'Her gün yedek alınan, var olan bir klasör; boşsa kendiliğinden yedek alınmaz',
  BACKUP_AT: 'Günlük yedeğin saati, Türkiye saatiyle SS:DD',
  BACKUP_KEEP: "BACKUP_DIR'de kalan en yeni yedeklerin sayısı",
  METRICS_TOKEN: "Prometheus'un /api/metrics adresinde vermesi gereken anahtar; boşsa ölçümler kapalıdır",
  HASH_QUEUE: 'Sırada bekleyebilecek en fazla şifre özeti',
} as const
export type SettingName = keyof typeof settingTexts

/** What the value of a setting has to look like. */
export const settingForms = {
  whole: (min: number, max: number) => `${min} ile ${max} arasında bir tam sayı olmalı`,
  oneOf: (words: readonly string[]) =>
    words.length === 1 ? `yalnızca ${words[0]} olabilir` : `şunlardan biri olmalı: ${words.join(', ')}`,
  origin: (schemes: readonly string[]) =>
    `${schemes.map((scheme) => `${scheme}://`).join(' ya da ')} ile başlayan, yolu olmayan bir adres olmalı`,
  embedder: 'https:// ile başlayan, yolu olmayan bir adres olmalı',
  embedders:
    'virgülle ayrılmış, https:// (localhost ve 127.0.0.1 için http:// de olur) ile başlayan, yolu olmayan adresler olmalı',
  postgresUrl: 'postgres:// ile başlayan bir bağlantı adresi olmalı',
  postgresUrls: 'virgülle ayrılmış, postgres:// ile başlayan bağlantı adresleri olmalı',
  hostName: 'bir sunucu adı olmalı',
  hostNames: 'virgülle ayrılmış sunucu adları olmalı',
  hostNamesOrNone: 'virgülle ayrılmış sunucu adları ya da none olmalı',
  listenAddress: 'bir IP adresi ya da sunucu adı olmalı',
  ownAddress: 'bu makinenin bir adresi olmalı',
  path: 'bir klasör yolu olmalı',
  writableFolder: 'var olan ve yazılabilen bir klasör olmalı',
  timeOfDay: 'SS:DD biçiminde bir saat olmalı',
  hostWithPort: 'ad:port biçiminde olmalı',
  hostsWithPorts: 'virgülle ayrılmış ad:port çiftleri olmalı',
  privateKey: 'base64url ile yazılmış 32 baytlık bir P-256 anahtarı olmalı',
  token: 'en az 16 harf, rakam, - ya da _ işaretinden oluşmalı',
  smtpUrl: 'smtp:// ya da smtps:// ile başlayan bir sunucu adresi olmalı',
  line: '2 ile 200 karakter arasında tek satır olmalı',
  mailbox: 'bir e-posta adresi ya da Ad <adres> olmalı',
  contact: 'mailto: ya da https:// ile başlayan bir adres olmalı',
} as const

/** `given` is undefined for a secret. */
export const badSetting = (name: SettingName, expected: string, given?: string): string =>
  `${name} ${expected}${given === undefined ? '' : ` (verilen: "${given}")`}.`
export const onlyWith = (name: SettingName, other: SettingName): string =>
  `${name} yalnızca ${other} ile birlikte verilebilir.`
