import type { CellValue } from 'exceljs'

/** What a reader sees in a cell; numbers in full digits, so that phones stay phones. */
export const cellText = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object') return String(value).trim()
  if ('richText' in value)
    return value.richText
      .map(({ text }) => text)
      .join('')
      .trim()
  if ('text' in value) return cellText(value.text)
  if ('error' in value) return ''
  return cellText('result' in value ? value.result : undefined)
}
