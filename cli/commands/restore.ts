import type { Command } from 'commander'
import { readConfiguration, restore } from '../../src/main/index.ts'
import { backupContent } from '../read-backup.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'

const run = async (file: string, { json }: { json?: true }): Promise<void> => {
  const content = await backupContent(file)
  const { header, checksums } = await restore(readConfiguration(process.env), content)
  const rows = Object.values(checksums).reduce((sum, table) => sum + table.rows, 0)
  if (json) return sayJson({ success: true, made_at: header.madeAt, tables: header.tables.length, rows })
  const madeAt = new Date(header.madeAt).toLocaleString('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
  say(`Yedek geri yüklendi: ${madeAt} anı, ${header.tables.length} tablo, ${rows.toLocaleString('tr-TR')} satır.`)
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
