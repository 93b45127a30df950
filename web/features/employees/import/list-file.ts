const mostBytes = 5 * 1024 * 1024

export const accepted = '.xlsx,.xls'

/** What is wrong with a chosen file before it is sent; the server looks inside. */
export const fileProblem = (file: File): string | undefined => {
  if (!/\.xlsx?$/i.test(file.name)) return 'Yalnız .xlsx ya da .xls dosyası yükleyebilirsiniz.'
  if (file.size > mostBytes) return 'Dosya en çok 5 MB olabilir.'
  return undefined
}

/** The same file chosen again is the same request: its key finds the first answer, passwords and all. */
export const isSameFile = (one: File | undefined, other: File): boolean =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified
