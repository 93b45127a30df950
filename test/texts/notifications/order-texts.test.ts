import { expect, it } from 'vitest'
import { orderTexts } from '../../../src/texts/notifications/orders.ts'

it('names what a wide delivery changed in no more letters than a notification has', () => {
  const line = { name: 'Ş'.repeat(200), unit: 'Koli', ordered: 1_000_000, delivered: 999_999.99, returned: 0.01 }
  const changed = { lines: [line, line, line], total: 100 }
  const { title, body } = orderTexts({ partnerName: 'Ü'.repeat(120), event: 'deliveryCorrected', changed }, 123_456)
  expect(title.length).toBeLessThanOrEqual(200)
  expect(body.length).toBeLessThanOrEqual(1000)
  expect(body).toMatch(/ve 97 ürün daha\.$/)
})
