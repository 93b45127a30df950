export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Escapes a cell that starts like a formula, so that every program shows it as text. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
