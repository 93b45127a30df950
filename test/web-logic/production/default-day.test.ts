import { describe, expect, it } from 'vitest'
import { defaultDay } from '../../../web/features/production/default-day.ts'
import { aDay } from './a-plan.ts'

const [tuesday, wednesday, thursday] = ['2026-11-24', '2026-11-25', '2026-11-26']
/** At this time in Istanbul. */
const openedAt = (time: string, days = [aDay(tuesday), aDay(wednesday), aDay(thursday)]) =>
  defaultDay({ today: tuesday, now: new Date(`${tuesday}T${time}:00+03:00`).toISOString(), days })

describe('the day that the kitchen opens on', () => {
  it('is tomorrow', () => expect(openedAt('12:48')).toBe(wednesday))

  it('is today from four in the afternoon until the last serving has begun', () => {
    expect([openedAt('15:59'), openedAt('16:00'), openedAt('22:00'), openedAt('22:01')]).toEqual([
      wednesday,
      tuesday,
      tuesday,
      wednesday,
    ])
  })

  it('is tomorrow in the evening if today has no menu, or was served before', () => {
    expect(openedAt('17:00', [aDay(tuesday, { last_serving: null }), aDay(wednesday)])).toBe(wednesday)
    expect(openedAt('17:00', [aDay(tuesday, { last_serving: '12:00' }), aDay(wednesday)])).toBe(wednesday)
  })

  it('is the next day with a menu if tomorrow has none, and tomorrow if there is none at all', () => {
    const none = { firms: 0, last_serving: null }
    expect(openedAt('09:00', [aDay(tuesday), aDay(wednesday, none), aDay(thursday)])).toBe(thursday)
    expect(openedAt('09:00', [aDay(tuesday), aDay(wednesday, none), aDay(thursday, none)])).toBe(wednesday)
  })
})
