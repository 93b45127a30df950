import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSelectable, selectableUntil } from '../../../src/core/menus/index.ts'
import { addDays, instantOf, localDateAt, minutesOf } from '../../../src/core/shared/index.ts'
import {
  closesAt,
  type CutOff,
  defaultCutOff,
  leavesTimeToCook,
  type Shift,
  todayOf,
} from '../../../src/core/shifts/index.ts'
import { atTime, cutOffText, untilTime } from '../../../src/texts/shifts/cut-off.ts'
import { closingNow, cutOffExample } from '../../../web/domain/shifts/cut-off-example.ts'
import { aCompany, aShift } from '../../support/samples.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Half-hour shifts, midnights that do not exist or occur twice, and nights set back from midnight to eleven. */
const zones = [
  'Europe/Istanbul',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
]
const zone = fc.constantFrom(...zones)
const day = fc.nat({ max: 730 }).map((days) => addDays('2026-01-01', days))
const time = fc
  .integer({ min: 0, max: 24 * 60 })
  .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
const cutOff: fc.Arbitrary<CutOff> = fc.record({ days: fc.nat(7), time })
const near = fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
const shiftWith = (timezone: string, { days, time }: CutOff = defaultCutOff) =>
  aShift(aCompany(), { days: everyDay, timezone, cutoffDays: days, cutoffTime: time })
const serviceOf = (shift: Shift, partnerCutOff: CutOff | null = null) => ({ shift, isPartner: true, partnerCutOff })
const onDay = (date: string) => ({ date, closedAt: null })
const minutesFrom = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)
const clockIn = (timezone: string, instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' }).format(instant)

describe('the cut-off of a shift', () => {
  it('is midnight of the day before by default: days are open from tomorrow on, in every time zone', () => {
    fc.assert(
      fc.property(zone, day, near, (timezone, date, minutes) => {
        const shift = shiftWith(timezone)
        const now = minutesFrom(instantOf(date, '00:00', timezone), minutes)
        expect(isSelectable(onDay(date), serviceOf(shift), now)).toBe(date > todayOf(shift, now))
      }),
      { numRuns: 2000 },
    )
  })

  it('is an instant: choices are open before it and closed from it on', () => {
    fc.assert(
      fc.property(zone, day, cutOff, near, (timezone, date, chosen, minutes) => {
        const service = serviceOf(shiftWith(timezone, chosen))
        const until = selectableUntil(onDay(date), service)
        const now = minutesFrom(until, minutes)
        expect(isSelectable(onDay(date), service, now)).toBe(minutes < 0)
      }),
    )
  })

  it('is when clocks show its time, or have just passed it if they skip it', () => {
    fc.assert(
      fc.property(zone, day, cutOff, (timezone, date, chosen) => {
        const at = closesAt(date, chosen, timezone)
        const shown = `${localDateAt(at, timezone)} ${clockIn(timezone, at)}`
        const meant =
          chosen.time === '24:00'
            ? `${addDays(date, 1 - chosen.days)} 00:00`
            : `${addDays(date, -chosen.days)} ${chosen.time}`
        expect(shown >= meant).toBe(true)
        expect(
          Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${meant.replace(' ', 'T')}Z`),
        ).toBeLessThanOrEqual(60 * 60_000)
      }),
    )
  })

  it.each([
    ['one shown twice, the first time', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['one skipped, an hour later', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['a midnight shown twice, the first time', 'America/Havana', '2026-11-01', '00:00', '2026-11-01T04:00:00.000Z'],
    ['one set back by half an hour', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ])('maps a clock time to an instant: %s', (_, timezone, date, clock, instant) => {
    expect(instantOf(date, clock, timezone).toISOString()).toBe(instant)
  })

  it('stays where it was once the list is frozen, even if the shift changes later', () => {
    fc.assert(
      fc.property(zone, day, cutOff, cutOff, near, (timezone, date, before, after, minutes) => {
        const closedAt = selectableUntil(onDay(date), serviceOf(shiftWith(timezone, before)))
        const changed = serviceOf(shiftWith(timezone, after))
        expect(selectableUntil({ date, closedAt }, changed)).toEqual(closedAt)
        expect(isSelectable({ date, closedAt }, changed, minutesFrom(closedAt, minutes))).toBe(false)
      }),
    )
  })

  it('belongs to the day on which a night shift starts', () => {
    const night = shiftWith('Europe/Istanbul', { days: 0, time: '20:00' })
    night.plan({ ...night, startTime: '22:00', endTime: '06:00' })
    const atNine = new Date('2026-03-02T18:00:00Z')
    expect(isSelectable(onDay('2026-03-02'), serviceOf(night), new Date('2026-03-02T16:59:59Z'))).toBe(true)
    expect(isSelectable(onDay('2026-03-02'), serviceOf(night), atNine)).toBe(false)
    expect(isSelectable(onDay('2026-03-03'), serviceOf(night), atNine)).toBe(true)
  })

  it("gives way to the partnership's cut-off only if that one is earlier", () => {
    fc.assert(
      fc.property(zone, day, cutOff, cutOff, (timezone, date, own, partners) => {
        const until = selectableUntil(onDay(date), serviceOf(shiftWith(timezone, own), partners)).getTime()
        const both = [own, partners].map((one) => closesAt(date, one, timezone).getTime())
        expect(until).toBe(Math.min(...both))
      }),
    )
  })

  it('leaves the kitchen an hour if it is on the day itself', () => {
    expect(leavesTimeToCook({ days: 0, time: '08:00' }, '09:00')).toBe(true)
    expect(leavesTimeToCook({ days: 0, time: '08:01' }, '09:00')).toBe(false)
    expect(leavesTimeToCook({ days: 1, time: '24:00' }, '00:00')).toBe(true)
    const shift = shiftWith('Europe/Istanbul')
    expect(() => shift.plan({ ...shift, cutOff: { days: 0, time: '08:30' } })).toThrowError(
      expect.objectContaining({ code: 'shift.cutoff_too_late' }) as Error,
    )
  })

  it('stays the same when a change of the shift does not mention it', () => {
    const shift = shiftWith('Europe/Istanbul', { days: 2, time: '15:00' })
    shift.plan({ ...shift, title: 'Erken' })
    expect(shift).toMatchObject({ cutoffDays: 2, cutoffTime: '15:00' })
    expect(() =>
      shift.plan({ ...shift, cutOff: { days: 0, time: '07:00' }, startTime: '07:30', endTime: '15:00' }),
    ).toThrow()
  })
})

it.each([
  ['14:00', 'e'],
  ['15:00', 'e'],
  ['16:00', 'ya'],
  ['17:00', 'ye'],
  ['18:00', 'e'],
  ['19:00', 'a'],
  ['20:00', 'ye'],
  ['21:00', 'e'],
  ['22:00', 'ye'],
  ['23:00', 'e'],
  ['10:00', 'a'],
  ['12:30', 'a'],
  ['12:45', 'e'],
  ['09:20', 'ye'],
  ['09:06', 'ya'],
])('%s takes the spoken Turkish ending for "until": ’%s kadar', (clock, ending) => {
  expect(minutesOf(clock)).toBeGreaterThan(0)
  expect(untilTime(clock)).toBe(`${clock.replace(':', '.')}’${ending} kadar`)
})

it('midnight is written as the last minute of the day it ends', () => {
  expect(untilTime('24:00')).toBe('23.59’a kadar')
  expect(cutOffText({ days: 1, time: '16:00' })).toBe('bir gün önce 16.00’ya kadar')
})

it('a time takes the spoken Turkish ending for "at"', () => {
  const times = ['16:00', '15:00', '13:00', '10:00', '20:00', '12:30', '11:40', '24:00']
  expect(times.map(atTime)).toEqual([
    '16.00’da',
    '15.00’te',
    '13.00’te',
    '10.00’da',
    '20.00’de',
    '12.30’da',
    '11.40’ta',
    '23.59’da',
  ])
})

it.each([
  [
    { days: 1, time: '16:00' },
    [1, 2, 3, 4, 5],
    'Örneğin 24 Kasım Salı yemeği, 23 Kasım Pazartesi 16.00’ya kadar seçilir.',
  ],
  [{ days: 2, time: '24:00' }, [6, 7], 'Örneğin 28 Kasım Cumartesi yemeği, 26 Kasım Perşembe 23.59’a kadar seçilir.'],
  [{ days: 0, time: '05:30' }, [1], 'Örneğin 23 Kasım Pazartesi yemeği, aynı gün 05.30’a kadar seçilir.'],
  [{ days: 1, time: '16:00' }, [], ''],
])('%j for %j is explained with the next day that is still open', (cutOff, weekdays, example) => {
  expect(cutOffExample(cutOff, weekdays, '2026-11-22').replaceAll('\u00a0', ' ')).toBe(example)
})

const midnight = { days: 1, time: '24:00' }

it.each<[string, { from: CutOff; to: CutOff }, number[], string]>([
  ['23 Kasım Pazartesi', { from: midnight, to: { days: 1, time: '16:00' } }, [1, 2, 3], '2026-11-22T13:00:00Z'],
  ['23 Kasım – 25 Kasım', { from: midnight, to: { days: 3, time: '16:00' } }, [1, 3], '2026-11-22T13:00:00Z'],
  ['', { from: midnight, to: { days: 1, time: '16:00' } }, [1], '2026-11-22T12:59:59Z'],
  ['', { from: { days: 1, time: '12:00' }, to: { days: 1, time: '10:00' } }, [1], '2026-11-22T13:00:00Z'],
  ['', { from: { days: 1, time: '16:00' }, to: midnight }, [1], '2026-11-22T13:00:00Z'],
])('a changed cut-off names the days it closes at once: “%s” for %j on %j at %s', (days, change, weekdays, now) => {
  const text = closingNow({ ...change, timezone: 'Europe/Istanbul' }, weekdays, new Date(now)).replaceAll('\u00a0', ' ')
  expect(text).toBe(days && `${days} için bu saat geçti: seçim, kaydettiğiniz anda kapanır ve yeniden açılamaz.`)
})
