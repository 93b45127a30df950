/** Quotes a text that begins like a formula, so that no program evaluates it. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** What such a text was before, where a workbook of the product comes back. */
export const unquoted = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)
