import { describe, expect, it } from 'vitest'
import { enoughText, limitText } from '../../../src/texts/buying/purchase.ts'
import type { PurchaseLine, ShelfItem } from '../../../web/api/generated.ts'
import { emptyCartOf } from '../../../web/domain/store/cart.ts'
import { amountText, basisText } from '../../../web/features/production/buying/buying-texts.ts'
import { filledCart, missingInCart } from '../../../web/features/production/buying/cart-difference.ts'
import { type LeftOut, leftOutGroups, leftOutLine } from '../../../web/features/production/buying/left-out-groups.ts'
import { countsOf, problemsOf } from '../../../web/features/production/buying/count-draft.ts'

const blanks = (text: string) => text.replaceAll('\u00a0', ' ')

describe('An amount', () => {
  it.each([
    [411_800, 'g', '411,8 kg'],
    [12_250, 'g', '12,25 kg'],
    [1000, 'g', '1 kg'],
    [999.6, 'g', '1 kg'],
    [640, 'g', '640 g'],
    [0.5, 'g', '0,5 g'],
    [54_000, 'ml', '54 L'],
    [700, 'ml', '700 ml'],
    [1230, 'adet', '1.230 adet'],
    [97.827, 'g', '97,8 g'],
  ] as const)('of %d %s is read as %s', (base, unit, text) => {
    expect(blanks(amountText(base, unit))).toBe(text)
  })
})

describe('What the needs rest on', () => {
  it('tells guests apart from what people chose', () => {
    const needs = { portions: 11_375, estimate: 6480, reserve_percent: 3 }
    expect(basisText({ ...needs, guests: 64 })).toBe('11.311 seçilen + 64 misafir + 6.480 tahmini + %3 pay')
    expect(basisText({ portions: 20, guests: 0, estimate: 0, reserve_percent: 0 })).toBe('20 seçilen')
  })
})

const line = (product: string, units: number, more: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ ingredient_id: product, ingredient: product, base_unit: 'g', product_id: product, product_name: product },
  ...{ unit_type: 'Koli', is_alternative: false, needed: 0, shelf: null, ordered: 0, missing: 0, units },
  ...{ units_needed: units, raised_by_minimum: false, unit_content: 1000, stock: 100, surplus: 0 },
  ...{ unit_price: 12.5, amount: 12.5 * units },
  ...more,
})

describe('A cart', () => {
  it('takes what is bought, and nothing when it is added again', () => {
    const first = filledCart(emptyCartOf(), [line('et', 38), line('un', 2)])
    expect(first.added).toBe(2)
    expect(first.cart.lines).toEqual([
      { productId: 'et', name: 'et', unit: 'Koli', quantity: 3800, seenPrice: 1250 },
      { productId: 'un', name: 'un', unit: 'Koli', quantity: 200, seenPrice: 1250 },
    ])
    expect(filledCart(first.cart, [line('et', 38), line('un', 2)])).toEqual({ cart: first.cart, added: 0 })
  })

  it('takes the difference only, and keeps what somebody added beyond the need', () => {
    const { cart } = filledCart(emptyCartOf(), [line('et', 38), line('un', 9)])
    const again = filledCart({ ...cart, notes: 'Sabah' }, [line('et', 40), line('un', 2)])
    expect(again.added).toBe(1)
    expect(again.cart.lines.map(({ quantity }) => quantity)).toEqual([4000, 900])
    expect(again.cart.notes).toBe('Sabah')
  })

  it('needs a product once for all the ingredients that are bought as it', () => {
    const lines = [line('yağ', 2), line('yağ', 3, { ingredient_id: 'ayçiçek yağı' })]
    expect(filledCart(emptyCartOf(), lines).cart.lines.map(({ quantity }) => quantity)).toEqual([500])
    expect(missingInCart(lines, emptyCartOf())).toEqual(new Map([['yağ', 500]]))
  })
})

describe('What could not be counted', () => {
  const leftOut = (reason: LeftOut['reason'], what: string, more: Partial<LeftOut> = {}): LeftOut => ({
    ...{ what, reason, key: null, ingredient_id: null, portions: null, quantity: null, base_unit: null },
    ...more,
  })
  const all = [
    leftOut('recipe_missing', 'Ayran', { portions: 500 }),
    leftOut('stock_short', 'Sivri biber', { quantity: 4269, base_unit: 'g' }),
    leftOut('recipe_missing', 'Turşu', { portions: 12.5 }),
    leftOut('link_missing', 'Kekik', { quantity: 4.65, base_unit: 'g' }),
  ]

  it('is told by reason, and on paper every one of them is named', () => {
    expect(leftOutGroups(all).map((group) => blanks(leftOutLine(group)))).toEqual([
      'Reçetesi yok (2): Ayran, Turşu',
      'Ürünü bağlı değil (1): Kekik 4,7 g',
      'Stok yetmiyor (1): Sivri biber 4,27 kg',
    ])
  })
})

describe('Why a line is another number than what is missing', () => {
  it('is the stock of the supplier where it is too little, and the smallest order', () => {
    const little = { missing: 90_000, unit_content: 10_000, stock: 4 }
    expect(blanks(limitText(line('et', 4, little)) ?? '')).toBe('stokta 4 koli')
    expect(blanks(limitText(line('et', 9, { missing: 900, raised_by_minimum: true })) ?? '')).toBe('en az 9 koli')
    expect(limitText(line('et', 7, { missing: 2.1, unit_content: 0.3 }))).toBeUndefined()
  })

  it('is the shelf, or what is on its way, where that is enough', () => {
    expect(enoughText(line('et', 0, { needed: 10, shelf: 10 }))).toBe('Depo yeter')
    expect(enoughText(line('et', 0, { needed: 10, shelf: null, ordered: 20 }))).toBe('Yoldaki yeter')
  })
})

const item = (ingredient_id: string, base_unit: ShelfItem['base_unit']): ShelfItem => ({
  ...{ ingredient_id, name: ingredient_id, base_unit, on_shelf: null, counted: null, counted_at: null },
  ...{ date: null, serving_time: null, counted_by: null },
})
const shelf = [item('et', 'g'), item('yağ', 'ml'), item('un', 'g')]

describe('A count of the shelf', () => {
  it('is what was typed, and nothing may be left', () => {
    const typed = { et: '12,5 kg', yağ: '0', un: ' ' }
    expect(problemsOf('2026-11-11', { time: '', typed }, shelf)).toEqual({})
    expect(countsOf(typed, shelf)).toEqual([
      { ingredient_id: 'et', quantity: 12.5, unit: 'kg' },
      { ingredient_id: 'yağ', quantity: 0, unit: 'ml' },
    ])
    expect(countsOf({ et: '0 kg' }, shelf)).toEqual([{ ingredient_id: 'et', quantity: 0, unit: 'kg' }])
  })

  it('is refused without a day, without an amount, and in units of another kind', () => {
    expect(problemsOf('', { time: '', typed: {} }, shelf)).toEqual({
      date: 'Günü yazın.',
      form: 'En az bir malzemenin miktarını yazın.',
    })
    expect(problemsOf('2026-11-11', { time: '', typed: { et: '3 L', yağ: '0 kg', un: '12' } }, shelf)).toEqual({
      et: 'Birimiyle yazın: 12,5\u00a0kg',
      yağ: 'Birimiyle yazın: 18\u00a0L',
      un: 'Birimiyle yazın: 12,5\u00a0kg',
    })
  })
})
