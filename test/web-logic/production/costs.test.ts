import { describe, expect, it } from 'vitest'
import { missingText } from '../../../src/texts/costs/costs.ts'
import { monthText } from '../../../src/texts/kernel/dates.ts'
import {
  costText,
  monthBeside,
  perPortionText,
  shareText,
  shortMissingText,
} from '../../../web/features/production/costs/costs-texts.ts'

const known = { cost: 1234.5, is_complete: true, unpriced: [], without_recipe: [] }
const partly = { ...known, is_complete: false, unpriced: ['Tuz'], without_recipe: ['Ayran'] }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('Costs', () => {
  it('read “en az” as soon as something is not known, which is named', () => {
    expect([known, partly].map((one) => plain(costText(one)))).toEqual(['1.234,50 ₺', 'en az 1.234,50 ₺'])
    expect([known, partly].map((one) => plain(perPortionText(one, 10)))).toEqual(['123,45 ₺', 'en az 123,45 ₺'])
    expect(missingText(partly, 3)).toBe('Fiyatı bilinmiyor: Tuz · Reçetesi yok: Ayran')
    expect(
      missingText({ ...partly, unpriced: ['Tuz', 'Kekik', 'Nane', 'Sumak', 'Çörek otu'], without_recipe: [] }, 3),
    ).toBe('Fiyatı bilinmiyor: Çörek otu, Kekik, Nane ve 2 malzeme daha')
    expect(shortMissingText(partly)).toBe('Fiyatı bilinmiyor: Tuz · Reçetesi yok: Ayran')
    expect(shortMissingText({ ...partly, without_recipe: ['Ayran', 'Cacık', 'Turşu'] })).toBe(
      '1 malzemenin fiyatı bilinmiyor · 3 bileşenin reçetesi yok',
    )
  })

  it('have no share of what is not billed in full, and nothing per portion where none was eaten', () => {
    expect(shareText({ ...known, billed: 2469, unbilled_portions: 0 })).toBe('%50')
    expect(shareText({ ...partly, billed: 2469, unbilled_portions: 0 })).toBe('en az %50')
    expect(shareText({ ...known, billed: 2469, unbilled_portions: 1 })).toBe('—')
    expect(shareText({ ...known, billed: null })).toBe('—')
    expect(perPortionText(known, 0)).toBe('—')
  })

  it('are read month by month, also over the end of a year', () => {
    expect(monthText('2026-11')).toBe('Kasım 2026')
    expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  })
})
