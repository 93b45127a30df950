import type { Command } from 'commander'
import { type ChainFault, type ChainVerdict, LogChainReads } from '../../src/main/index.ts'
import { Failure } from '../failure.ts'
import { companyBySlug } from '../find-company.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withExistingApplication } from '../with-application.ts'

interface Flags {
  company?: string
  json?: true
}

const entryOf = ({ log_id }: ChainFault): string => (log_id === null ? '' : ` (${log_id})`)

const sentences: Record<ChainFault['kind'], (fault: ChainFault) => string> = {
  changed: (fault) => `${fault.seq}. kayıt değiştirilmiş${entryOf(fault)}`,
  removed: (fault) => `${fault.seq}. kayıt silinmiş`,
  inserted: (fault) =>
    `${fault.seq === null ? 'zincirde olmayan bir kayıt' : `${fault.seq}. sıraya bir kayıt`} eklenmiş${entryOf(fault)}`,
  swapped: (fault) => `${fault.seq}. kaydın yeri değiştirilmiş${entryOf(fault)}`,
  rewritten: (fault) => `${fault.seq}. kayda kadarki zincir sonradan yeniden yazılmış`,
}

const verify = async ({ company, json }: Flags): Promise<void> => {
  const verdicts = await withExistingApplication(async (use): Promise<ChainVerdict[]> => {
    if (company !== undefined) await companyBySlug(use, company)
    return use(LogChainReads).verify(company ?? null)
  })
  const broken = verdicts.flatMap(({ fault, ...verdict }) => (fault ? [{ ...verdict, fault }] : []))
  if (!json) for (const { name, slug, fault } of broken) say(`${name} (${slug}): ${sentences[fault.kind](fault)}.`)
  if (broken.length > 0)
    throw new Failure(`${verdicts.length} şirketten ${broken.length} tanesinin işlem kayıtları bozulmuş.`, 1, {
      code: 'log.broken',
      answer: { success: false, companies: verdicts, total: verdicts.length },
    })
  if (json) return sayJson({ success: true, companies: verdicts, total: verdicts.length })
  const entries = verdicts.reduce((sum, verdict) => sum + verdict.entries, 0)
  say(`İşlem kayıtları sağlam: ${verdicts.length} şirket, ${entries} kayıt.`)
}

const epilogue = `
Her kayıt bir öncekinin özetine bağlıdır. Her şirket için ilk bozuk kayıt yazılır; bozuk kayıt varsa çıkış kodu 1 olur.
Kişisel bilgilerin silinmesi zinciri bozmaz.`

export const auditCommands = (audit: Command): void => {
  audit
    .command('verify')
    .description('İşlem kayıtlarının değiştirilmediğini, silinmediğini ve araya kayıt eklenmediğini doğrular')
    .option('--company <kısa-ad>', 'Yalnızca bu şirketin kayıtları')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(verify)
}
