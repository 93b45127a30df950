import { expect, it } from 'vitest'
import { logSentence } from '../../../src/texts/audit/log.ts'

const moved = { company: 'Toros Gıda', order_no: 'S-1042', from: 'pending', to: 'confirmed' }

it.each([false, true])(
  'the log reports a moved order the same way whichever side moved it (the other side: %s)',
  (by_other) => {
    expect(logSentence('order.status_changed', { person: null, meta: { ...moved, by_other }, changed: [] })).toBe(
      'Toros Gıda siparişi S-1042: Onaylandı',
    )
  },
)
