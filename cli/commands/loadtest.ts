import { SingleBar } from 'cli-progress'
import { type Command, InvalidArgumentError } from 'commander'
import {
  loadBounds,
  type LoadTest,
  loadTests,
  reasonOf,
  successRateOf,
  throughputOf,
  defaultLoad,
  defaultThresholds,
} from '../../src/core/performance/index.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { type Outcome, pressServer } from '../loadtest/run-load-test.ts'
import {
  countsText,
  measureTexts,
  passLabel,
  reasonSentence,
  testTexts,
} from '../../src/texts/performance/performance.ts'
import { serverAddress } from '../server-address.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'

interface Flags {
  url: string
  connections: number
  duration: number
  rate?: number
  maxP95: number
  minSuccess: number
  json?: true
}

const within =
  (min: number, max: number, isWhole = true) =>
  (text: string): number => {
    const value = Number(text.replace(',', '.'))
    if (text.trim() === '' || !(value >= min && value <= max) || (isWhole && !Number.isInteger(value)))
      throw new InvalidArgumentError(
        `${min} ile ${max.toLocaleString('tr-TR')} arasında bir ${isWhole ? 'tam sayı' : 'sayı'} olmalı.`,
      )
    return value
  }

const testOf = (key: string): LoadTest => {
  const test = loadTests.find((candidate) => candidate.key === key)
  if (test === undefined)
    throw wrongUsage(`"${key}" adında bir yük testi yok. Testler: ${loadTests.map((known) => known.key).join(', ')}`)
  return test
}

const startBar = (seconds: number, isWanted: boolean): { tick: (answers: number) => void; stop: () => void } => {
  if (!isWanted || !process.stderr.isTTY) return { tick: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: '{bar} {value}/{total} sn  {answers} cevap',
    stream: process.stderr,
    hideCursor: true,
  })
  bar.start(seconds, 0, { answers: 0 })
  return { tick: (answers) => bar.increment(1, { answers }), stop: () => bar.stop() }
}

const tell = (test: LoadTest, { summary, judgements, passed }: Outcome): void => {
  const reason = reasonOf(summary)
  say(`${testTexts[test.key]?.name ?? test.key}: ${passLabel(passed)}\n`)
  say(
    `Toplam istek: ${summary.totalRequests.toLocaleString('tr-TR')}   Başarılı: ${summary.ok.toLocaleString('tr-TR')}   p50: ${Math.round(summary.p50)} ms\n`,
  )
  if (summary.totalRequests > summary.ok)
    say(`Yanıtlar: ${countsText({ ...summary.statuses, ...summary.networkErrors })}\n`)
  if (reason !== null) say(`${reasonSentence(reason)}\n`)
  const rows = judgements.map(({ measure, value, threshold, passed: isFine }) => {
    const texts = measureTexts[measure]
    return [
      texts.name,
      texts.value(value),
      threshold === undefined ? '–' : texts.threshold(threshold),
      passLabel(isFine),
    ]
  })
  say(table(['Ölçü', 'Değer', 'Eşik', 'Sonuç'], rows))
}

const run = async (key: string, flags: Flags): Promise<void> => {
  const test = testOf(key)
  const { url, connections, duration, json } = flags
  const perSecond = flags.rate ?? test.defaultRate
  const bar = startBar(duration, json !== true)
  const thresholds = { minSuccess: flags.minSuccess, maxP95: flags.maxP95, targetPerSecond: flags.rate }
  const load = { url, connections, seconds: duration, perSecond }
  const outcome = await pressServer(test, load, thresholds, ({ total }) => bar.tick(total)).finally(bar.stop)
  const { summary, passed } = outcome
  const reason = reasonOf(summary)
  const answer = {
    test: key,
    total_requests: summary.totalRequests,
    ok: summary.ok,
    statuses: summary.statuses,
    network_errors: summary.networkErrors,
    reason: reason && reasonSentence(reason),
    success_rate: successRateOf(summary),
    throughput_rps: throughputOf(summary),
    latency_ms: { p50: summary.p50, p95: summary.p95 },
    ...(summary.listDifferences !== undefined && { list_differences: summary.listDifferences }),
    label: passLabel(passed),
    passed,
  }
  if (!json) tell(test, outcome)
  if (!passed) throw new Failure('Yük testi eşikleri tutturamadı.', 1, { code: 'load_test.missed', answer })
  if (json) sayJson({ success: true, ...answer })
}

const list = ({ json }: { json?: true }): void => {
  const tests = loadTests.map(({ key, defaultRate }) => ({
    key,
    ...(testTexts[key] ?? { name: key, description: '' }),
    rate_limit_rps: defaultRate ?? null,
  }))
  if (json) return sayList({ tests })
  say(
    table(
      ['Ad', 'Test', 'Açıklama'],
      tests.map(({ key, name, description }) => [key, name, description]),
    ),
  )
}

export const loadTestCommands = (commands: Command): void => {
  commands
    .command('list')
    .description('Yük testlerini listeler')
    .option(...jsonFlag)
    .action(list)
  commands
    .command('run')
    .description(
      'Bir yük testini bu kurulumun sunucusunda çalıştırır; eşikler tutmazsa çıkış kodu 1 olur. Yazan testler yalnızca yapay bir firmaya dokunur',
    )
    .argument('<ad>', 'Testin adı ("loadtest list" ile görülür)')
    .option(
      '--url <adres>',
      'Denenecek sunucu: PUBLIC_URL ya da sunucunun kendi IP adresi',
      serverAddress,
      'http://localhost:3000',
    )
    .option('--connections <sayı>', 'Eşzamanlı bağlantı', within(1, loadBounds.connections), defaultLoad.connections)
    .option('--duration <saniye>', 'Süre', within(1, loadBounds.seconds), defaultLoad.seconds)
    .option('--rate <sayı>', 'Saniyedeki istek; verilirse bu hıza ulaşmak da aranır', within(1, loadBounds.perSecond))
    .option(
      '--max-p95 <ms>',
      'p95 gecikmenin altında kalması gereken değer',
      within(1, 60_000),
      defaultThresholds.maxP95,
    )
    .option('--min-success <oran>', 'En düşük başarı oranı (0–1)', within(0, 1, false), defaultThresholds.minSuccess)
    .option('--json', 'Sonucu JSON olarak yazar')
    .action(run)
}
