import type { Command } from 'commander'
import {
  examineInstallation,
  type Facts,
  type Finding,
  type FindingCode,
  type FindingState,
} from '../../src/main/index.ts'
import { quantityIn, quantityText } from '../../src/texts/kernel/amounts.ts'
import { Failure } from '../failure.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'

const roles = 'README\'deki "Two database roles" bölümündeki gibi tabloların sahibi olmayan bir rol açın'

const replicaProblems: Record<Facts['replicas.unread']['unread'][number]['problem'], string> = {
  unreachable: 'ulaşılamıyor',
  other_cluster: 'başka bir veritabanının kopyası',
  promoted: 'artık kopya değil',
  behind: 'geride kalmış',
}

const mailProblems: Record<Facts['mail.failed']['problem'], string> = {
  auth: 'kullanıcı adı ya da şifre kabul edilmedi; SMTP_URL ayarını düzeltin',
  name: 'bu adda bir sunucu bulunamadı; SMTP_URL ayarını ve DNS kaydını kontrol edin',
  silent: 'sunucu yanıt vermiyor; portu ve güvenlik duvarını kontrol edin',
  encryption: 'şifreli bağlantı kurulamadı; sunucuda STARTTLS açın ya da smtps:// kullanın',
  certificate: 'sunucunun sertifikası geçerli değil; yenileyin ya da NODE_EXTRA_CA_CERTS ile tanıtın',
  refused: 'sunucu bağlantıyı kabul etmedi; adresi, portu ve sunucunun kaydını kontrol edin',
}

/** What was found and, if something is wrong, what to do about it. */
const sentences: { [Code in FindingCode]: (facts: Facts[Code]) => string } = {
  'program.ok': ({ version, node, machine }) => `Tabldot ${version}, Node.js ${node}, ${machine}.`,
  'settings.ok': () => 'Ortam değişkenleri geçerli.',
  'settings.invalid': ({ problems }) => `Ortam değişkenlerini düzeltin: ${problems}`,
  'disk.ok': ({ folder, megabytes }) => `${folder}: ${quantityIn(megabytes, 'MB')} boş.`,
  'disk.low': ({ folder, megabytes }) =>
    `${folder} klasörünün bulunduğu diskte yalnızca ${quantityIn(megabytes, 'MB')} boş; yer açın ya da diski büyütün.`,
  'disk.full': ({ folder, megabytes }) =>
    `${folder} klasörünün bulunduğu diskte ${quantityIn(megabytes, 'MB')} kaldı; sunucuyu başlatmadan önce yer açın.`,
  'disk.closed': ({ folder }) => `${folder} klasörüne yazılamıyor; sahibini ya da izinlerini düzeltin.`,
  'database.ok': ({ version, megabytes, pending }) =>
    `PostgreSQL ${version}, ${quantityIn(megabytes, 'MB')}; ${pending === 0 ? 'şema güncel' : `sunucu açılırken ${quantityText(pending)} güncelleme yapılacak`}.`,
  'database.new': () => 'Gömülü PostgreSQL ilk açılışta oluşturulacak.',
  'database.failed': ({ problem }) => problem,
  'database.old': ({ version }) => `PostgreSQL ${version} çok eski; 15 ile 18 arasında bir sürüme yükseltin.`,
  'database.untried': ({ version }) =>
    `PostgreSQL ${version} bu Tabldot ile denenmedi; 15 ile 18 arasında bir sürüm kullanın ya da Tabldot'u yükseltin.`,
  'database.encoding': ({ encoding }) =>
    `Veritabanının karakter kodlaması ${encoding}; veritabanını UTF8 ile yeniden oluşturun.`,
  'database.incomplete': ({ missing }) =>
    `PostgreSQL kurulumunda eksik var (${missing}); contrib paketini ve ICU desteği olan bir sürümü kurun.`,
  'database.crowded': ({ max, needed }) =>
    `PostgreSQL en fazla ${quantityText(max)} bağlantı kabul ediyor, bu sunucu ${quantityText(needed)} bağlantı isteyebilir; DATABASE_POOL ayarını küçültün ya da max_connections ayarını büyütün.`,
  'clock.ok': ({ seconds }) => `Saat, veritabanınınkiyle uyumlu (fark ${seconds} saniye).`,
  'clock.wrong': ({ seconds }) =>
    `Bu makinenin saati ile veritabanınınki arasında ${quantityText(seconds)} saniye fark var; seçimler yanlış anda kapanır, iki makinede de NTP'yi açın.`,
  'roles.ok': () => 'Ürünün rolü tabloların sahibi değil.',
  'roles.superuser': () => `DATABASE_URL bir süper kullanıcıyla bağlanıyor; ${roles}.`,
  'roles.owner': () =>
    `DATABASE_URL tabloların sahibiyle bağlanıyor, bu rol işlem kayıtlarını değiştirebilir; ${roles}.`,
  'pooler.none': () => 'PostgreSQL sunucusuna doğrudan bağlanılıyor.',
  'pooler.ok': () => 'Bağlantı havuzu kullanılıyor; süre sınırları geçerli.',
  'pooler.unlimited': () => 'Bağlantı havuzu kullanılıyor; süre sınırlarını sunucu açılırken koyacak.',
  'replicas.ok': ({ count }) => `${quantityText(count)} kopya okunuyor.`,
  'replicas.unread': ({ unread }) => {
    const replicas = unread.map(({ replica, problem }) => `${replica} (${replicaProblems[problem]})`).join(', ')
    const advice = 'DATABASE_REPLICA_URLS ayarını ve o sunucuları kontrol edin. O zamana kadar ana sunucu okunur.'
    return `Şu kopyalar okunmuyor: ${replicas}; ${advice}`
  },
  'backups.elsewhere': () =>
    'Tabldot yedek almıyor (BACKUP_DIR verilmemiş); yedeği pgBackRest gibi başka bir araç almalı.',
  'backups.none': ({ folder }) => `${folder} klasörüne henüz yedek alınmadı; ilki sunucu açılınca alınacak.`,
  'backups.ok': ({ folder, hours }) => `${folder}: son yedek ${quantityText(hours)} saatlik.`,
  'backups.late': ({ folder, hours }) =>
    `${folder} klasörüne ${quantityText(hours)} saattir yedek alınmadı; sunucunun çalıştığını ve BACKUP_AT ayarını kontrol edin.`,
  'backups.failed': ({ folder }) => `${folder} klasörüne son yedek alınamadı; nedeni sunucunun kaydındadır.`,
  'backups.closed': ({ folder }) =>
    `BACKUP_DIR ile verilen ${folder} yazılabilen bir klasör değil; klasörü oluşturup sunucunun hesabına yazma izni verin.`,
  'mail.off': () => 'E-posta gönderilmiyor (SMTP_URL verilmemiş).',
  'mail.folder': ({ folder }) => `E-posta gönderilmiyor; ${folder} klasörüne yazılıyor.`,
  'mail.ok': ({ host }) => `${host} posta sunucusuna bağlanılıyor.`,
  'mail.failed': ({ host, problem }) =>
    `${host} posta sunucusuyla e-posta gönderilemiyor: ${mailProblems[problem]}. E-postalar iki gün bekler.`,
  'push.off': () => 'Cihaz bildirimleri kapalı (PUSH_HOSTS=none).',
  'push.ok': ({ hosts }) => `${quantityText(hosts)} push servisine ulaşılıyor.`,
  'push.insecure': ({ url }) =>
    `${url} https olmadığı için tarayıcılar bildirim kabul etmez; öne sertifikalı bir vekil koyup PUBLIC_URL ayarını düzeltin ya da PUSH_HOSTS=none verin.`,
  'push.unreachable': ({ hosts }) =>
    `Şu push servislerine ulaşılamadı: ${hosts}; 443 numaralı porttan dışarıya izin verin, kendi servisinizin sertifikasını NODE_EXTRA_CA_CERTS ile tanıtın ya da PUSH_HOSTS=none verin.`,
  'address.ok': ({ url }) => `${url} bu kurulumun sunucusuna çıkıyor.`,
  'address.unreachable': ({ url, reason }) =>
    `${url} adresinden yanıt alınamadı (${reason}); sunucu çalışıyorsa DNS kaydını, vekili ve sertifikayı kontrol edin.`,
  'address.foreign': ({ url }) =>
    `${url} bu kurulumun sunucusuna çıkmıyor; PUBLIC_URL ayarını ve vekilin yönlendirdiği adresi düzeltin.`,
  'address.insecure': ({ url }) =>
    `${url} şifrelenmemiş; öne sertifikalı bir vekil koyup PUBLIC_URL ayarını https:// ile verin.`,
  'address.expiring': ({ url, days }) => `${url} sertifikasının süresi ${days} gün sonra doluyor; yenileyin.`,
  'address.without_proxy': ({ url }) =>
    `${url} bir vekilden geçiyor ama TRUSTED_PROXIES 0; sınırlar herkes için ortak sayılmasın diye vekil sayısını verin.`,
}

const labels: Record<string, string> = {
  program: 'Program',
  settings: 'Ayarlar',
  disk: 'Disk',
  database: 'Veritabanı',
  clock: 'Saat',
  roles: 'Roller',
  pooler: 'Havuz',
  replicas: 'Kopyalar',
  backups: 'Yedek',
  mail: 'E-posta',
  push: 'Bildirim',
  address: 'Adres',
}
const marks: Record<FindingState, string> = { ok: 'tamam', warning: 'UYARI', fault: 'HATA' }

const sentenceOf = ({ code, facts }: Finding): string => (sentences[code] as (given: typeof facts) => string)(facts)
const checkOf = ({ code }: Finding): string => code.slice(0, code.indexOf('.'))

const doctor = async ({ json }: { json?: true }): Promise<void> => {
  const findings = await examineInstallation(process.env)
  const checks = findings.map((one) => ({
    check: checkOf(one),
    state: one.state,
    code: one.code,
    detail: sentenceOf(one),
  }))
  const faults = checks.filter(({ state }) => state === 'fault').length
  const warnings = checks.filter(({ state }) => state === 'warning').length
  const answer = { checks, total: checks.length }
  if (!json)
    say(
      table(
        ['Konu', 'Sonuç', 'Açıklama'],
        checks.map(({ check, state, detail }) => [labels[check] ?? check, marks[state], detail]),
      ),
    )
  if (faults > 0)
    throw new Failure(`${faults} hata, ${warnings} uyarı bulundu.`, 1, {
      code: 'installation.faulty',
      answer: { success: false, ...answer },
    })
  if (json) return sayJson({ success: true, ...answer })
  say(warnings > 0 ? `Hata yok, ${warnings} uyarı var.` : 'Her şey yolunda.')
}

const epilogue = `
Ayarları, saati, veritabanını ve sürümünü, rolleri, bağlantı havuzunu, kopyaları, diski, yedekleri,
posta sunucusunu, push servislerini ve PUBLIC_URL adresini kontrol eder; hiçbir şeyi değiştirmez. Uyarılar çıkış kodunu
değiştirmez, hata varsa çıkış kodu 1 olur.`

export const doctorCommand = (command: Command): void => {
  command
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(doctor)
}
