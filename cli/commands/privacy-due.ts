import type { Command } from 'commander'
import { type DueRequest, PrivacyRequestReads } from '../../src/main/index.ts'
import { dated } from '../../src/texts/kernel/dates.ts'
import { privacyRequestLabels } from '../../src/texts/privacy/labels.ts'
import { Failure } from '../failure.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withExistingApplication } from '../with-application.ts'

const daysText = (days: number): string => (days < 0 ? `${-days} gün geçti` : `${days} gün`)

const rowOf = ({ company, slug, kind, asked_on, due_on, days_left }: DueRequest): string[] => [
  company,
  slug,
  privacyRequestLabels[kind],
  dated(asked_on),
  dated(due_on),
  daysText(days_left),
]

const due = async ({ json }: { json?: true }): Promise<void> => {
  const requests = await withExistingApplication((use) => use(PrivacyRequestReads).due())
  const overdue = requests.filter(({ days_left }) => days_left < 0).length
  const answer = { requests, total: requests.length, overdue }
  if (!json && requests.length > 0)
    say(table(['Şirket', 'Kısa ad', 'Talep', 'Geldi', 'Son gün', 'Kalan'], requests.map(rowOf)))
  if (overdue > 0)
    throw new Failure(`${overdue} talebin yasal süresi geçti; şirketi arayın.`, 1, { code: 'privacy.overdue', answer })
  if (json) return sayJson({ success: true, ...answer })
  if (requests.length === 0) say('Yanıt bekleyen talep yok.')
}

export const privacyDueCommand = (privacy: Command): void => {
  privacy
    .command('due')
    .description('Bütün şirketlerde yanıt bekleyen bilgi ve silme talepleri, süresi geçen önce')
    .option(...jsonFlag)
    .addHelpText(
      'after',
      '\nSüresi geçen bir talep varsa çıkış kodu 1’dir. Talepleri şirketin yöneticileri sonuçlandırır.',
    )
    .action(due)
}
