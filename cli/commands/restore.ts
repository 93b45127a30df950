import type { Command } from 'commander'
import { homeTimezone } from '../../src/core/shared/index.ts'
import { readConfiguration, restore } from '../../src/main/index.ts'
import { backupContent, counted, extentOf, tellLeftOut } from '../read-backup.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'

const run = async (file: string, { json }: { json?: true }): Promise<void> => {
  const content = await backupContent(file)
  const restoring = restore(readConfiguration(process.env), content)
  const { leftOut, ...facts } = await restoring.finally(() => content.destroy())
  const { made_at, tables, rows } = counted(facts)
  if (json) return sayJson({ success: true, made_at, tables, rows, left_out: leftOut })
  tellLeftOut(leftOut)
  const madeAt = new Date(made_at).toLocaleString('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: homeTimezone,
  })
  say(`Yedek geri yüklendi: ${madeAt} anı, ${extentOf({ tables, rows })}.`)
}

const epilogue = `
Veritabanı boş olmalı: yeni bir DATA_DIR ya da hiç tablosu olmayan bir PostgreSQL veritabanı. Ya hepsi yüklenir ya hiçbiri; daha
eski bir sürümün yedeği yüklendikten sonra yeni şemaya getirilir. PostgreSQL'in sürümü farklı olabilir.

Örnek: DATA_DIR=.data-yeni npx tabldot restore yedek.tar.gz
       DATABASE_URL=postgres://… DATABASE_OWNER_URL=postgres://… npx tabldot restore yedek.tar.gz`

export const restoreCommand = (command: Command): void => {
  command
    .argument('<dosya>', 'Yedek dosyası ya da standart girdi için -')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(run)
}
