import { importLimits } from '../../../src/core/workforce/rules.ts'
import { fileTooLarge } from '../../../src/texts/kernel/reasons.ts'

export const accepted = '.xlsx,.xls'

/** What is wrong with a chosen file before it is sent; the server looks inside. */
export const fileProblem = (file: File): string | undefined => {
  if (/\.(csv|tsv)$/i.test(file.name))
    return "Bu dosyayı Excel'de açıp .xlsx olarak kaydedin; yalnızca .xlsx ya da .xls dosyası yükleyebilirsiniz."
  if (!/\.xlsx?$/i.test(file.name)) return 'Yalnızca .xlsx ya da .xls dosyası yükleyebilirsiniz.'
  if (file.size > importLimits.megabytes * 1024 * 1024) return fileTooLarge(importLimits.megabytes)
  return undefined
}

/** The same file chosen again is the same request: its key finds the first answer, passwords and all. */
export const isSameFile = (one: File | undefined, other: File): boolean =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified
