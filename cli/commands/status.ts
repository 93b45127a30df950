import type { Command } from 'commander'
import { maxBackupAge, MetricReads } from '../../src/main/index.ts'
import { quantityText } from '../../src/texts/kernel/amounts.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { serverAddress } from '../server-address.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withExistingApplication } from '../with-application.ts'

interface Flags {
  url?: string
  json?: true
}

/** By the names of the metrics. */
type Figures = Readonly<Record<string, number>>

const tokenVariable = 'METRICS_TOKEN'
const patienceMs = 10_000

const ofDatabase = (): Promise<Figures> =>
  withExistingApplication(async (use) => {
    const figures = Object.entries(await use(MetricReads).common()) as [string, number | null][]
    const known = figures.flatMap(([name, figure]) => (figure === null ? [] : [[`tabldot_${name}`, figure] as const]))
    return { tabldot_database_up: 1, ...Object.fromEntries(known) }
  })

const textFrom = async (url: string): Promise<string> => {
  const token = process.env[tokenVariable]?.trim()
  if (!token)
    throw wrongUsage(`--url ile birlikte sunucunun ${tokenVariable} ayarı da ortam değişkeni olarak verilmeli.`)
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/metrics`, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => {
    throw new Failure(`${url} adresinde çalışan bir Tabldot sunucusu bulunamadı.`, 1, { code: 'server.unreachable' })
  })
  if (answer.status === 401)
    throw new Failure(`Bu sunucunun ${tokenVariable} ayarı başka.`, 1, { code: 'metrics.refused' })
  if (!answer.ok)
    throw new Failure(`${url} ölçümlerini göstermiyor; sunucuda ${tokenVariable} ayarı gerekir.`, 1, {
      code: 'metrics.missing',
    })
  return answer.text()
}

/** Each sample as [name, labels, value]. */
const samplesOf = (text: string): [string, string, number][] =>
  [...text.matchAll(/^([a-z_\d]+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => [
    name,
    labels,
    Number(value),
  ])

const ofServer = async (url: string): Promise<Figures> => {
  const samples = samplesOf(await textFrom(url))
  const requests = samples.filter(([name]) => name === 'http_request_duration_seconds_count')
  const replicas = samples.filter(([name]) => name === 'tabldot_replica_read')
  const sum = (some: typeof samples) => some.reduce((total, [, , value]) => total + value, 0)
  const pushes = samples.filter(([name]) => name === 'tabldot_pushes_total')
  const arrived = pushes.filter(([, labels]) => labels === 'outcome="delivered"')
  const lags = samples.flatMap(([name, , lag]) => (name === 'tabldot_replica_lag_bytes' ? [lag] : []))
  return {
    ...Object.fromEntries(samples.flatMap(([name, labels, value]) => (labels === '' ? [[name, value]] : []))),
    ...(replicas.length > 0 && { replicas_unread: replicas.filter(([, , isRead]) => isRead === 0).length }),
    ...(lags.length > 0 && { replicas_lag_bytes: Math.max(...lags) }),
    pushes_delivered: sum(arrived),
    pushes_not_delivered: sum(pushes) - sum(arrived),
    http_requests: sum(requests),
    http_server_errors: sum(requests.filter(([, labels]) => labels.includes('status="5'))),
  }
}

const units = [
  [86_400, 'gün'],
  [3_600, 'saat'],
  [60, 'dakika'],
  [1, 'saniye'],
] as const
const durationText = (seconds: number): string => {
  const [size, name] = units.find(([unit]) => seconds >= 2 * unit) ?? [1, 'saniye']
  return `${quantityText(Math.floor(seconds / size))} ${name}`
}
const megabytes = (bytes: number): string => `${quantityText(Math.round(bytes / 1_048_576))} MB`
const milliseconds = (seconds: number): string => `${quantityText(Math.round(seconds * 1000))} ms`

/** In this order; what is not known is left out. */
const rows: [name: string, label: string, text: (figure: number) => string][] = [
  ['tabldot_database_up', 'Veritabanı', (figure) => (figure === 1 ? 'bağlı' : 'cevap vermiyor')],
  ['tabldot_sessions', 'Açık oturum', quantityText],
  ['tabldot_jobs_waiting', 'Bekleyen iş', quantityText],
  ['tabldot_jobs_oldest_age_seconds', 'En uzun bekleyen iş', durationText],
  ['tabldot_jobs_retrying', 'Yeniden denenecek iş', quantityText],
  ['tabldot_jobs_failed', 'Yapılamayan iş', quantityText],
  ['tabldot_lists_late', 'Geciken üretim listesi', quantityText],
  ['tabldot_emails_waiting', 'Bekleyen e-posta', quantityText],
  ['tabldot_emails_delayed_seconds', 'En uzun geciken e-posta', durationText],
  ['tabldot_emails_sent_today', 'Bugün gönderilen e-posta', quantityText],
  ['tabldot_emails_failed_today', 'Bugün gönderilemeyen e-posta', quantityText],
  ['tabldot_backup_age_seconds', 'Son yedeğin yaşı', durationText],
  ['process_start_time_seconds', 'Sunucunun çalıştığı süre', (start) => durationText(Date.now() / 1000 - start)],
  ['http_requests', 'Açılıştan beri istek', quantityText],
  ['http_server_errors', 'Açılıştan beri sunucu hatası (5xx)', quantityText],
  ['http_requests_in_flight', 'Süren istek', quantityText],
  ['tabldot_database_open_connections', 'Veritabanı bağlantısı', quantityText],
  ['tabldot_database_waiting', 'Veritabanı bağlantısı bekleyen', quantityText],
  ['replicas_unread', 'Okunmayan kopya (replica)', quantityText],
  ['replicas_lag_bytes', 'En geride kalan kopya (replica)', megabytes],
  ['pushes_delivered', 'Açılıştan beri ulaşan push bildirimi', quantityText],
  ['pushes_not_delivered', 'Açılıştan beri ulaşmayan push bildirimi', quantityText],
  ['tabldot_hashes_waiting', 'Sıradaki şifre özeti', quantityText],
  ['nodejs_eventloop_lag_p99_seconds', 'Olay döngüsünün gecikmesi (p99)', milliseconds],
  ['process_resident_memory_bytes', 'Bellek', megabytes],
]

const maxJobAge = 600
const maxEmailDelay = 3_600

/** What an operator has to do something about. */
const attentionsTo = (figures: Figures): string[] => {
  const { tabldot_database_up: database, tabldot_jobs_oldest_age_seconds: age = 0 } = figures
  const { tabldot_jobs_failed: failed = 0, tabldot_lists_late: late = 0 } = figures
  const { tabldot_backup_age_seconds: backupAge = 0, tabldot_backup_failed: backupFailed = 0 } = figures
  const { replicas_unread: unread = 0, tabldot_emails_delayed_seconds: delay = 0 } = figures
  return [
    ...(database === 0 ? ['Sunucu veritabanına ulaşamıyor.'] : []),
    ...(age > maxJobAge ? [`Bir iş ${durationText(age)} önce yapılmalıydı; çalışan bir sunucu olmayabilir.`] : []),
    ...(failed > 0
      ? [`${quantityText(failed)} iş birçok kez denendi ve yapılamadı; nedeni sunucunun kaydındadır.`]
      : []),
    ...(late > 0 ? [`Kapanışı geçen ${quantityText(late)} üretim listesi hâlâ kesinleşmedi.`] : []),
    ...(backupFailed > 0 ? ['Son yedek alınamadı; nedeni sunucunun kaydındadır.'] : []),
    ...(backupAge > maxBackupAge / 1000 ? [`Son yedek ${durationText(backupAge)} önce alındı.`] : []),
    ...(delay > maxEmailDelay
      ? [`Bir e-posta ${durationText(delay)} önce gönderilmeliydi; posta sunucusunu kontrol edin: tabldot doctor.`]
      : []),
    ...(unread > 0 ? [`${quantityText(unread)} kopya (replica) okunmuyor; nedeni sunucunun kaydındadır.`] : []),
  ]
}

const status = async ({ url, json }: Flags): Promise<void> => {
  const figures = await (url === undefined ? ofDatabase() : ofServer(url))
  const attentions = attentionsTo(figures)
  const shown = rows.flatMap(([name, label, text]) => {
    const figure = figures[name]
    return figure === undefined ? [] : [{ name, figure, line: [label, text(figure)] }]
  })
  const answer = { figures: Object.fromEntries(shown.map(({ name, figure }) => [name, figure])), attentions }
  if (!json)
    say(
      `${table(
        ['Durum', 'Değer'],
        shown.map(({ line }) => line),
      )}\n`,
    )
  if (attentions.length > 0)
    throw new Failure(attentions.join('\n'), 1, { code: 'status.attention', answer: { success: false, ...answer } })
  if (json) sayJson({ success: true, ...answer })
  else say('Her şey yolunda.')
}

const epilogue = `
--url verilmezse komut yalnızca veritabanına bakar: bütün sunucular için ortak olan sayılar. --url ile o sunucunun kendi
ölçümleri de gösterilir; ${tokenVariable} ortam değişkeni sunucudakiyle aynı olmalıdır.

Örnek: npx tabldot status
       ${tokenVariable}=… npx tabldot status --url http://localhost:3000 --json`

export const statusCommand = (command: Command): void => {
  command
    .option('--url <adres>', 'Çalışan bir sunucunun adresi', serverAddress)
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(status)
}
