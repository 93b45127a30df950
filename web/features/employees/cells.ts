export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell that begins like a formula is shown as text by every program that opens it. */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
