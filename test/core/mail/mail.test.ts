import { describe, expect, it } from 'vitest'
import { attachmentName, previewOf } from '../../../src/core/mail/rules.ts'
import { formatFileSize } from '../../../web/domain/mail/file-size.ts'
import { formatMailDate } from '../../../web/domain/mail/mail-dates.ts'

describe('the preview of a message', () => {
  it('is its first hundred characters on one line, and says whether there is more', () => {
    expect(previewOf(' Merhaba,\n\n nasılsınız? ')).toBe('Merhaba, nasılsınız?')
    expect(previewOf('ş'.repeat(100))).toBe('ş'.repeat(100))
    expect(previewOf('🍲'.repeat(101))).toBe(`${'🍲'.repeat(100)}…`)
  })
})

describe('the file name of an attachment', () => {
  it.each([
    ['rapor.pdf', 'rapor.pdf'],
    ['Rapor.PDF', 'Rapor.PDF'],
    ['rapor.exe', 'rapor.exe.pdf'],
    ['C:\\gizli\\rapor.pdf', 'rapor.pdf'],
    ['rapor\u202efdp.exe', 'raporfdp.exe.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['???', 'ek.pdf'],
    [`${'a'.repeat(255)}.pdf`, `${'a'.repeat(145)}.pdf`],
  ])('%s becomes %s for a PDF', (given, name) => {
    expect(attachmentName(given, 'application/pdf')).toBe(name)
  })
})

describe('the date of a message', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
  it.each([
    [at(24, 9, 5), '09.05'],
    [at(23, 23, 59), 'Dün'],
    [at(22, 0), '2 gün önce'],
    [at(18, 12), '6 gün önce'],
    [at(17, 23), '17.11.2026'],
  ])('%s is shown as %s on 24 November', (date, shown) => {
    expect(formatMailDate(date.toISOString(), at(24, 10))).toBe(shown)
  })
})

it('file sizes are shown in a suitable unit', () => {
  expect([500, 86_016, 1_258_291].map(formatFileSize)).toEqual(['500 bayt', '84 KB', '1,2 MB'])
})
