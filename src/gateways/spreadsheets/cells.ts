/** Replaces control characters by spaces; PostgreSQL would reject some of them. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()

/** The same, but keeps the lines of a cell. */
export const plainLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

/** Quotes a text that looks like a formula, so that no program evaluates it. */
export const plain = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Removes that quote again when a workbook of ours is uploaded. */
export const unquoted = (text: string): string => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text)
