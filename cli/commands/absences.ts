import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { AbsenceLists, importAbsences, type ImportedAbsences } from '../../src/core/calendar/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { absenceRowProblems } from '../../src/texts/calendar/absence-rows.ts'
import { quantityText } from '../../src/texts/kernel/amounts.ts'
import { textOf } from '../ask.ts'
import { Failure } from '../failure.ts'
import { companyAmong } from '../find-company.ts'
import { contentOf } from '../read-file.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  dryRun?: boolean
  json?: true
}

const asJson = ({ people, days, withdrawnChoices, failed }: ImportedAbsences, isDryRun: boolean) => ({
  success: people > 0,
  dry_run: isDryRun,
  people_count: people,
  day_count: days,
  withdrawn_choices: withdrawnChoices,
  failed_count: failed.length,
  failed: failed.map(({ row, problem }) => ({ row, problem, message: absenceRowProblems[problem] })),
})

const importFile = async (file: string, { company, dryRun: isDryRun = false, json }: Flags): Promise<void> => {
  const slug = await textOf(company, '--company', 'Firmanın kısa adı')
  const bytes = await contentOf(file, 50)
  const report = await withApplication(async (use) => {
    const { id: companyId } = await companyAmong(use, slug, ['corporate'], {
      only: 'izin listesi yalnızca firmalara verilir',
      code: 'company.not_a_firm',
    })
    const rows = await use(AbsenceLists).read(companyId, bytes)
    return use(Transaction).run(() => use(importAbsences)({ companyId, actor: operator, rows, isPreview: isDryRun }))
  })
  const { people, days, withdrawnChoices, failed } = report
  if (!json && failed.length > 0)
    say(
      `${table(
        ['Satır', 'Neden'],
        failed.map(({ row, problem }) => [String(row), absenceRowProblems[problem]]),
      )}\n`,
    )
  if (people === 0)
    throw new Failure('Listeden kimse işaretlenemedi.', 1, {
      code: 'import.nobody_marked',
      answer: asJson(report, isDryRun),
    })
  if (json) return sayJson(asJson(report, isDryRun))
  const sum = `${quantityText(people)} kişi, ${quantityText(days)} gün; ${quantityText(withdrawnChoices)} seçim`
  say(isDryRun ? `Deneme: ${sum} geri alınacak. Hiçbir şey yazılmadı.` : `İşaretlendi: ${sum} geri alındı.`)
}

const epilogue = `
Listenin bir başlık satırı olmalı: Telefon ve Başlangıç, isteğe bağlı Ad ve Bitiş (boşsa bir gün); sıraları önemli değil.
Kişi telefonuyla bulunur; adı yazılmışsa onunki olmalıdır. Başlamış izin bugünden sayılır, bir satır en fazla 90 gündür.
İyi satırlar alınır, ötekiler nedenleriyle gösterilir. Aynı liste yeniden verilirse bir şey değişmez, kimseye yeniden bildirilmez.`

export const absencesCommands = (absences: Command): void => {
  absences
    .command('import')
    .description('Bir Excel listesindeki izinleri işler; kişilere bildirilir, açık günlerdeki seçimleri geri alınır')
    .argument('<dosya>', 'Excel dosyası (.xlsx ya da .xls, en fazla 5 MB ve 10.000 satır)')
    .option('--company <kısa-ad>', 'Çalışanların firması')
    .option('--dry-run', 'Ne olacağını yazar, hiçbir şeyi değiştirmez')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(importFile)
}
