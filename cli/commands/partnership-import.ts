import type { Command } from 'commander'
import { partnershipRows } from '../../src/main/index.ts'
import { Failure } from '../failure.ts'
import { importPartnerships, type ImportReport } from '../partnership/import-partnerships.ts'
import { contentOf } from '../read-file.ts'
import { rolledBack } from '../rolled-back.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  dryRun?: boolean
  json?: true
}

const asJson = ({ added, alreadyActive, wrong }: ImportReport, isDryRun: boolean) => ({
  success: wrong.length === 0,
  dry_run: isDryRun,
  partnerships_added: wrong.length === 0 ? added : 0,
  already_active: alreadyActive,
  failed_count: wrong.length,
  failed: wrong,
})

const importFile = async (file: string, { dryRun: isDryRun = false, json }: Flags): Promise<void> => {
  const bytes = await contentOf(file, 50)
  const report = await withApplication(async (use) => {
    const rows = await partnershipRows(bytes)
    return rolledBack(
      use,
      () => importPartnerships(use, rows),
      ({ wrong }) => isDryRun || wrong.length > 0,
    )
  })
  const { added, alreadyActive, wrong } = report
  if (wrong.length > 0) {
    if (!json) {
      const rows = wrong.map(({ row, message }) => [String(row), message])
      say(`${table(['Satır', 'Neden'], rows)}\n`)
    }
    throw new Failure(`Listede ${wrong.length} yanlış satır var; hiçbir ortaklık kurulmadı.`, 1, {
      code: 'import.wrong_rows',
      answer: asJson(report, isDryRun),
    })
  }
  if (json) return sayJson(asJson(report, isDryRun))
  const sum = `${added} ortaklık ${isDryRun ? 'kurulacak' : 'kuruldu'}, ${alreadyActive} ortaklık zaten vardı.`
  say(isDryRun ? `Deneme: ${sum} Hiçbir şey yazılmadı.` : sum)
}

const epilogue = `
Listenin bir başlık satırı olmalı: Catering, Firma ya da Tedarikçi, firmalar için Öğün fiyatı ve isteğe bağlı Süre (3, 6, 12, 24
ya da 36 ay; boşsa 12); sıraları önemli değil. Şirketler adlarıyla ya da kısa adlarıyla yazılır.
Bir satır bile yanlışsa hiçbir ortaklık kurulmaz, yanlış satırlar nedenleriyle gösterilir. Kurulmuş bir ortaklığın fiyatı
değişmez; onu iki taraf bir teklifle değiştirir. Aynı liste yeniden verilirse bir şey değişmez.`

export const partnershipImportCommand = (partnership: Command): void => {
  partnership
    .command('import')
    .description('Bir Excel listesindeki ortaklıkları, firmalarınkini öğün fiyatlarıyla kurar')
    .argument('<dosya>', 'Excel dosyası (.xlsx ya da .xls, en fazla 5 MB ve 10.000 satır)')
    .option('--dry-run', 'Ne olacağını yazar, hiçbir şeyi değiştirmez')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(importFile)
}
