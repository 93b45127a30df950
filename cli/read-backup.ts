import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { BackupFacts } from '../src/main/index.ts'
import { quantityText } from '../src/texts/kernel/amounts.ts'
import { Failure, wrongUsage } from './failure.ts'
import { tell } from './terminal.ts'

/** A file of any size, or standard input for `-`. */
export const backupContent = async (file: string): Promise<Readable> => {
  if (file === '-' && process.stdin.isTTY)
    throw wrongUsage('Yedek klavyeden okunmaz; bir dosya adı verin ya da girdiyi yönlendirin.')
  if (file === '-') return process.stdin
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined)
    throw new Failure(`"${file}" dosyası bulunamadı ya da okunamadı.`, 1, { code: 'file.missing' })
  if ((await handle.stat()).isDirectory()) {
    await handle.close()
    throw new Failure(`"${file}" bir klasör; içindeki yedeğin adını verin.`, 1, { code: 'file.missing' })
  }
  return handle.createReadStream()
}

/** What programs are told of a backup. */
export const counted = ({ header, checksums }: BackupFacts) => ({
  made_at: header.madeAt,
  product: header.product,
  schema: header.migrations.at(-1),
  tables: header.tables.length,
  rows: Object.values(checksums).reduce((sum, { rows }) => sum + rows, 0),
})

export const extentOf = ({ tables, rows }: { tables: number; rows: number }): string =>
  `${quantityText(tables)} tablo, ${quantityText(rows)} satır`

/** Somebody had made them beside the product's. */
export const tellLeftOut = (tables: readonly string[]): void => {
  if (tables.length > 0) tell(`Bu tablolar Tabldot’un değil, geri yüklenmedi: ${tables.join(', ')}.`)
}
