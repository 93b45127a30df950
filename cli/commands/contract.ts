import type { Command } from 'commander'
import { isKeyToken } from '../../src/core/access/index.ts'
import { ownContract } from '../../src/main/index.ts'
import { companyTypeLabels, roleLabels } from '../../src/texts/access/labels.ts'
import { readContract } from '../contract/published.ts'
import { type Checked, validateServer, type Verdict } from '../contract/validate-server.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'

const print = async ({ json }: { json?: true }): Promise<void> => {
  process.stdout.write(json ? `${await ownContract('json')}\n` : await ownContract('yaml'))
}

interface Flags {
  url: string
  contract?: string
  key?: string
  json?: true
}

const keyVariable = 'TABLDOT_KEY'

const serverAt = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw wrongUsage('--url http:// ya da https:// ile başlayan bir adres olmalı.')
  return new URL(`${url.href.replace(/[?#].*$/, '').replace(/\/(api\/?)?$/, '')}/`)
}

const marks = { ok: '✓', skipped: '–', failed: '✗' } as const

const sayVerdict = ({ operation, outcome, status, reason, faults }: Verdict): void => {
  say(`${marks[outcome]} ${operation}${reason === null ? ` ${String(status)}` : `: atlandı, ${reason}`}`)
  for (const { at, expected } of faults) say(`    ${at}: ${expected}`)
}

const countsOf = ({ verdicts }: Checked) => {
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length
  return { ok: count('ok'), skipped: count('skipped'), failed: count('failed') }
}

const validate = async ({ url, contract: file, key: given, json }: Flags): Promise<void> => {
  const server = serverAt(url)
  const key = given ?? (process.env[keyVariable] || undefined)
  if (key !== undefined && !isKeyToken(key)) throw wrongUsage('Anahtar tbd_ ile başlayan 47 karakterdir.')
  const contract = await readContract(server, file)
  const checked = await validateServer(contract, server, key, json ? () => undefined : sayVerdict)
  const counts = countsOf(checked)
  const answer = { success: counts.failed === 0, url: server.href, ...checked, counts }
  if (!json) {
    const { company, role, version } = checked
    const whose =
      company && role ? `${company.name} (${companyTypeLabels[company.type]}, ${roleLabels[role]})` : 'Oturumsuz'
    say(
      `\n${whose}, sürüm ${version}: ${counts.ok} işlem sözleşmeye uyuyor, ${counts.skipped} atlandı, ${counts.failed} uymuyor.`,
    )
  }
  if (counts.ok + counts.failed === 0)
    throw new Failure('Çağrılabilecek hiçbir işlem bulunamadı.', 2, { code: 'contract.nothing_called', answer })
  if (counts.failed > 0)
    throw new Failure(`Sunucu sözleşmeye uymuyor: ${counts.failed} işlem.`, 1, { code: 'contract.broken', answer })
  if (json) sayJson(answer)
}

const validateEpilogue = `
Yalnızca GET işlemlerini, birer birer çağırır; hiçbir şey değiştirmez. Kimlikleri önceki cevaplardan bulur. Anahtar verilmezse
yalnızca oturum gerektirmeyen işlemler çağrılır. Anahtarı komut satırı yerine ${keyVariable} ortam değişkeniyle verin.
Gelen değerler yazılmaz, yalnızca sözleşmeye uymayan alanın yolu yazılır.
Çıkış kodları: 0 uyuyor, 1 uymuyor, 2 yanlış kullanım, sunucuya ulaşılamadı ya da anahtar geçmedi.`

const epilogue = `
Çalışan bir sunucu aynısını /api/openapi.yaml ve /api/openapi.json adreslerinde verir.`

export const contractCommands = (contract: Command): void => {
  contract
    .command('validate')
    .description('Çalışan bir sunucunun sözleşmesine uyup uymadığını dışarıdan kontrol eder')
    .requiredOption('--url <adres>', 'Sunucunun adresi')
    .option('--contract <dosya>', 'Sunucununki yerine bu sözleşme (JSON ya da YAML)')
    .option('--key <anahtar>', `Yazılım anahtarı; yoksa ${keyVariable} ortam değişkeninden`)
    .option(...jsonFlag)
    .addHelpText('after', validateEpilogue)
    .action(validate)
  contract
    .command('print')
    .description('Bu sürümün sözleşmesini, her işlemi kimlerin çağırabileceğiyle yazar')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(print)
}
