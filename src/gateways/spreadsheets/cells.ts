/** Quotes a text that looks like a formula, so that no program evaluates it. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Removes that quote again when a workbook of ours is uploaded. */
export const unquoted = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)
