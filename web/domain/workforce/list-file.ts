import { importLimits } from '../../../src/core/workforce/rules.ts'
import { fileTooLarge } from '../../../src/texts/kernel/reasons.ts'

export const accepted = '.xlsx,.xls'

/** What is wrong with a file before it is sent; its content is checked by the server. */
export const fileProblem = (file: File): string | undefined => {
  if (/\.(csv|tsv)$/i.test(file.name))
    return "Bu dosyayı Excel'de açıp .xlsx olarak kaydedin; yalnızca .xlsx ya da .xls dosyası yükleyebilirsiniz."
  if (!/\.xlsx?$/i.test(file.name)) return 'Yalnızca .xlsx ya da .xls dosyası yükleyebilirsiniz.'
  if (file.size > importLimits.megabytes * 1024 * 1024) return fileTooLarge(importLimits.megabytes)
  return undefined
}

/** Choosing the same file again repeats the same request: its key returns the first answer, including the passwords. */
export const isSameFile = (one: File | undefined, other: File): boolean =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified
