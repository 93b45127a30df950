/** Quotes a text that begins like a formula, so that no program evaluates it. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
