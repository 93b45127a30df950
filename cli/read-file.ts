import { readFile, stat } from 'node:fs/promises'
import { Failure } from './failure.ts'

/** The size is checked first, so that a wrong file cannot fill the memory. */
export const contentOf = async (file: string, maxMegabytes: number): Promise<Buffer> => {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory())
    throw new Failure(`"${file}" bir klasör; içindeki dosyanın adını verin.`, 1, { code: 'file.missing' })
  if (!found?.isFile()) throw new Failure(`"${file}" dosyası bulunamadı.`, 1, { code: 'file.missing' })
  if (found.size > maxMegabytes * 1024 * 1024)
    throw new Failure(`"${file}" çok büyük; en fazla ${maxMegabytes} MB olabilir.`, 1, { code: 'file.too_large' })
  return readFile(file).catch(() => {
    throw new Failure(`"${file}" dosyası okunamadı.`, 1, { code: 'file.unreadable' })
  })
}
