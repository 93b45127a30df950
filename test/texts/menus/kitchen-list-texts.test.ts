import { describe, expect, it } from 'vitest'
import { frozenText, liveText } from '../../../src/texts/menus/kitchen-lists.ts'
import { freezesAt } from '../../../web/domain/menus/kitchen-lists/closing-texts.ts'

const list = (closes_at: string) => ({ closes_at, timezone: 'Europe/Istanbul' })

/** Dates use non-breaking spaces. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe("the kitchen's list says when it closes", () => {
  it.each([
    ['a time today', '2026-11-23T13:00:00Z', '16.00’da kesinleşir · 3 sa 12 dk'],
    ['a time tomorrow', '2026-11-24T07:00:00Z', 'Yarın 10.00’da kesinleşir · 21 sa 12 dk'],
    ['midnight, which ends today', '2026-11-23T21:00:00Z', '23.59’da kesinleşir · 11 sa 12 dk'],
    ['a time on another day', '2026-11-25T13:00:00Z', '25 Kasım 16.00’da kesinleşir'],
    ['midnight, with the date that employees read', '2026-11-25T21:00:00Z', '25 Kasım 23.59’da kesinleşir'],
  ])('at %s', (_, closes, text) => {
    expect(plain(freezesAt(list(closes), '2026-11-23T09:48:00Z'))).toBe(text)
  })

  it('and when it closed', () => {
    expect(plain(frozenText('2026-11-22T13:00:00Z', 'Europe/Istanbul'))).toBe('Kesinleşti · 22 Kasım 16.00')
    expect(plain(frozenText('2026-11-22T21:00:00Z', 'Europe/Istanbul'))).toBe('Kesinleşti · 22 Kasım 23.59')
  })

  it('in the same words on paper and in workbooks', () => {
    expect(plain(liveText('2026-11-23T13:00:00Z', 'Europe/Istanbul'))).toBe('23 Kasım 16.00’da kesinleşir')
    expect(plain(liveText('2026-11-23T21:00:00Z', 'Europe/Istanbul'))).toBe('23 Kasım 23.59’da kesinleşir')
  })
})
