import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Failure } from './failure.ts'

/** A file of any size, or standard input for `-`. */
export const backupContent = async (file: string): Promise<Readable> => {
  if (file === '-') return process.stdin
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined)
    throw new Failure(`"${file}" dosyası bulunamadı ya da okunamadı.`, 1, { code: 'file.missing' })
  if ((await handle.stat()).isDirectory()) {
    await handle.close()
    throw new Failure(`"${file}" bir klasör; içindeki yedeğin adını verin.`, 1, { code: 'file.missing' })
  }
  return createReadStream(file, { fd: handle })
}
