import type { Command } from 'commander'
import { type Destruction, repeatDestruction } from '../../src/core/privacy/index.ts'
import { Refusal, Transaction } from '../../src/core/shared/index.ts'
import { DestructionReads, type Use } from '../../src/main/index.ts'
import { sentenceOf } from '../../src/texts/index.ts'
import { Failure } from '../failure.ts'
import { contentOf } from '../read-file.ts'
import { jsonFlag, say, sayJson, tell } from '../terminal.ts'
import { withExistingApplication } from '../with-application.ts'

const writeRecords = (): Promise<void> =>
  withExistingApplication(async (use) => {
    for await (const records of use(DestructionReads).all()) for (const record of records) say(JSON.stringify(record))
  })

const maxMegabytes = 500
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const date = /^\d{4}-\d\d-\d\d$/

const isRecord = (value: unknown): value is Destruction => {
  const { company_id, scope, account_id, before, comment_id } = (value ?? {}) as Record<string, unknown>
  return (
    uuid.test(String(company_id)) &&
    ((scope === 'account' && uuid.test(String(account_id))) ||
      (scope === 'comment' && uuid.test(String(comment_id))) ||
      (/^(choices|skips|months)$/.test(String(scope)) && date.test(String(before))))
  )
}

/** Checked as a whole before anything is destroyed. */
const recordsIn = async (file: string): Promise<Destruction[]> =>
  (await contentOf(file, maxMegabytes))
    .toString('utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      try {
        const record: unknown = JSON.parse(line)
        if (isRecord(record)) return [record]
      } catch {
        // Told below.
      }
      throw new Failure(`"${file}" dosyasının ${at + 1}. satırı bir imha kaydı değil; hiçbir şey silinmedi.`, 1, {
        code: 'file.invalid',
      })
    })

type Outcome = 'repeated' | 'missing' | 'failed'
const repeatOne = (use: Use, record: Destruction): Promise<Outcome> =>
  use(Transaction)
    .run(() => use(repeatDestruction)(record))
    .then(() => 'repeated' as const)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'employee.missing') return 'missing'
      tell(`${record.account_id ?? record.company_id}: ${sentenceOf(error.code, error.facts)}`)
      return 'failed'
    })

const repeatRecords = async (file: string, flags: { json?: true }): Promise<void> => {
  const records = await recordsIn(file)
  const outcomes = await withExistingApplication(async (use) => {
    const done: Outcome[] = []
    for (const record of records) done.push(await repeatOne(use, record))
    return done
  })
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const answer = { repeated: count('repeated'), missing: count('missing'), failed: count('failed') }
  const sentence = `${answer.repeated} kayıt yinelendi, ${answer.missing} hesap bu yedekte yok, ${answer.failed} kayıt yinelenemedi.`
  if (answer.failed > 0) throw new Failure(sentence, 1, { code: 'privacy.not_repeated', answer })
  if (flags.json) sayJson({ success: true, ...answer })
  else say(sentence)
}

export const recordCommands = (privacy: Command): void => {
  privacy
    .command('records')
    .description('Bütün imha kayıtlarını satır satır JSON olarak yazar; içlerinde kişi yoktur')
    .addHelpText(
      'after',
      `
Her gün yedeklerden ayrı bir yere yazın. Bir yedekten dönünce, o günden beri silinenler "tabldot privacy repeat" ile yinelenir.`,
    )
    .action(writeRecords)
  privacy
    .command('repeat')
    .argument('<dosya>', '"tabldot privacy records" çıktısı')
    .description('Bir yedekten dönünce, kayıtlardaki silmeleri yineler')
    .option(...jsonFlag)
    .addHelpText(
      'after',
      `
Sunucuyu açmadan önce çalıştırın. Yeniden çalıştırmak zarar vermez: silinmiş olanlar olduğu gibi kalır. Seçimler, sunucu
açıldıktan sonra kişisini kaybeder.`,
    )
    .action(repeatRecords)
}
