import { describe, expect, test } from 'vitest'
import { reminderTexts } from '../../../src/texts/notifications/notifications.ts'

const bodyOf = (at?: string, timezone = 'Europe/Istanbul') =>
  reminderTexts('2026-11-12', at === undefined ? [] : [{ at: new Date(at), timezone }]).body.replaceAll('\u00a0', ' ')

describe('a reminder to choose', () => {
  test('names the cut-off in the time zone of the shift', () => {
    const whole = (middle: string) =>
      `12 Kasım Perşembe için henüz seçim yapmadınız.${middle} Yemeyecekseniz bunu da belirtebilirsiniz.`
    expect(bodyOf('2026-11-11T13:00:00Z')).toBe(whole(' Seçiminizi 11 Kasım Çarşamba 16.00’ya kadar yapabilirsiniz.'))
    expect(bodyOf('2026-11-11T21:00:00Z')).toBe(whole(' Seçiminizi 11 Kasım Çarşamba 23.59’a kadar yapabilirsiniz.'))
    expect(bodyOf('2026-11-12T06:30:00Z')).toBe(whole(' Seçiminizi aynı gün 09.30’a kadar yapabilirsiniz.'))
    expect(bodyOf('2026-11-11T13:00:00Z', 'America/New_York')).toBe(
      whole(' Seçiminizi 11 Kasım Çarşamba 08.00’e kadar yapabilirsiniz.'),
    )
    expect(bodyOf()).toBe(whole(''))
  })
})
