import { describe, expect, it } from 'vitest'
import type { OrderItem } from '../../../web/api/generated.ts'
import { deliveryDraftOf, deliveryLinesOf, lineProblem } from '../../../web/domain/store/delivery-draft.ts'

const item: OrderItem = {
  product_id: 'et',
  product_name: 'Dana kuşbaşı',
  product_code: null,
  quantity: 20,
  unit_type: 'kg',
  content_quantity: null,
  content_unit: null,
  unit_price: 612,
  vat_rate: 1,
  total_price: 12_240,
  delivered_quantity: null,
  returned_quantity: null,
}
const problem = (delivered: string, returned = '') => lineProblem(item, { et: { delivered, returned } })

describe('a delivery that is written', () => {
  it('begins as ordered, or as it was written before', () => {
    expect(deliveryDraftOf({ items: [item] })).toEqual({ et: { delivered: '20', returned: '' } })
    const written = { ...item, delivered_quantity: 19.5, returned_quantity: 0.25 }
    expect(deliveryDraftOf({ items: [written] })).toEqual({ et: { delivered: '19,5', returned: '0,25' } })
  })

  it('takes commas and points, nothing at all, and nothing returned', () => {
    for (const [typed, delivered] of [
      ['19,6', 19.6],
      ['19.6 kg', 19.6],
      ['0', 0],
      ['40', 40],
    ] as const) {
      expect(problem(typed)).toBeUndefined()
      expect(deliveryLinesOf([item], { et: { delivered: typed, returned: ' ' } })).toEqual([
        { product_id: 'et', delivered_quantity: delivered, returned_quantity: 0 },
      ])
    }
  })

  it('says in a sentence what cannot be', () => {
    expect(problem('-3')).toBe('Bir miktar yazın, örneğin 12,5 ya da 0.')
    expect(problem('')).toBe(problem('-3'))
    expect(problem('20', 'beş')).toBe(problem('-3'))
    expect(problem('40,01')).toMatch(/^En fazla 40\skg teslim yazabilirsiniz\.$/)
    expect(problem('12', '12,01')).toBe('İade, teslim edilenden çok olamaz.')
  })
})
