import { expect, it } from 'vitest'
import { liveText } from '../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../web/api/generated.ts'
import type { MenuPlayDay } from '../../../web/api/generated-eating.ts'
import { closedText } from '../../../web/features/individual/choosing/closed-text.ts'
import { deadlineOf } from '../../../web/domain/shifts/deadline.ts'
import { freezesAt } from '../../../web/domain/menus/kitchen-lists/closing-texts.ts'

it('a cut-off at midnight is always written as the evening before', () => {
  const closes_at = '2026-11-25T21:00:00.000Z'
  const list = { closes_at, timezone: 'Europe/Istanbul' } as KitchenList
  expect(deadlineOf(closes_at, list.timezone, new Date('2026-11-23T09:00:00Z')).text).toBe(
    '25\u00a0Kasım 23.59’a kadar',
  )
  expect(freezesAt(list, '2026-11-23T09:00:00Z')).toBe('25\u00a0Kasım 23.59’da kesinleşir')
  expect(freezesAt(list, '2026-11-25T18:48:00Z')).toBe('23.59’da kesinleşir · 2 sa 12 dk')
  expect(liveText(closes_at, list.timezone)).toBe('25\u00a0Kasım 23.59’da kesinleşir')
})

it.each([
  ['2026-11-23T21:00:00Z', 'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.'],
  ['2026-11-22T21:00:00Z', '22\u00a0Kasım 23.59’da kapandı.'],
])('a day that closed today at %s is explained without offering a day that is closed too', (until, text) => {
  const today = { date: '2026-11-24', closed_reason: 'too_late', selectable_until: until } as MenuPlayDay
  expect(closedText(today, 'Europe/Istanbul', new Date('2026-11-24T09:00:00Z'))).toBe(text)
})
