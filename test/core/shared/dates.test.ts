import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isTimezone, localDateAt, weekdayOf } from '../../../src/core/shared/index.ts'
import { holdsFor } from '../../support/holds-for.ts'

describe('the local date', () => {
  it.each([
    ['Europe/Istanbul', '2026-03-02T20:59:59.999Z', '2026-03-02'],
    ['Europe/Istanbul', '2026-03-02T21:00:00.000Z', '2026-03-03'],
    ['Europe/Istanbul', '2026-12-31T20:59:59.999Z', '2026-12-31'],
    ['Europe/Istanbul', '2026-12-31T21:00:00.000Z', '2027-01-01'],
    ['Europe/Istanbul', '2024-02-28T21:00:00.000Z', '2024-02-29'],
    ['UTC', '2026-03-02T23:59:59.999Z', '2026-03-02'],
    ['UTC', '2026-03-03T00:00:00.000Z', '2026-03-03'],
    ['Asia/Tokyo', '2026-03-02T14:59:59.999Z', '2026-03-02'],
    ['Asia/Tokyo', '2026-03-02T15:00:00.000Z', '2026-03-03'],
    ['America/New_York', '2026-03-03T04:59:59.999Z', '2026-03-02'],
    ['America/New_York', '2026-03-03T05:00:00.000Z', '2026-03-03'],
    ['Asia/Kathmandu', '2026-03-02T18:14:59.999Z', '2026-03-02'],
    ['Asia/Kathmandu', '2026-03-02T18:15:00.000Z', '2026-03-03'],
    ['Pacific/Kiritimati', '2026-03-02T10:00:00.000Z', '2026-03-03'],
    ['Pacific/Pago_Pago', '2026-03-02T10:59:59.999Z', '2026-03-01'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(localDateAt(new Date(instant), zone)).toBe(date)
  })

  it.each([
    ['before summer time begins', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['at the midnight before summer time', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['on the last evening of the short day', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['at the first midnight of summer', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['at the last midnight of summer', '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['on the last evening of the long day', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['at the first midnight of winter', '2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('in Berlin %s', (_when, instant, date) => {
    expect(localDateAt(new Date(instant), 'Europe/Berlin')).toBe(date)
  })

  it('in Turkey accounts for the years with summer time', () => {
    expect(localDateAt(new Date('2015-12-01T21:59:59Z'), 'Europe/Istanbul')).toBe('2015-12-01')
    expect(localDateAt(new Date('2016-12-01T21:00:00Z'), 'Europe/Istanbul')).toBe('2016-12-02')
  })

  it('always has the format of the contract', () => {
    const anyInstant = fc.date({ min: new Date('1970-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
    holdsFor(
      fc.tuple(anyInstant, fc.constantFrom('Europe/Istanbul', 'America/Los_Angeles', 'Asia/Kolkata')),
      ([instant, zone]) => expect(localDateAt(instant, zone)).toMatch(/^\d{4}-\d{2}-\d{2}$/),
    )
  })
})

describe('a time zone', () => {
  it.each(['Europe/Istanbul', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo'])('may be %s', (name) => {
    expect(isTimezone(name)).toBe(true)
  })

  it.each(['', 'Europe/Ankara', 'Mars/Olympus', '+03:00', 'UTC+3', '../etc/passwd', 'Europe/Istanbul '])(
    'may not be "%s"',
    (name) => {
      expect(isTimezone(name)).toBe(false)
    },
  )
})

const someDate = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1970-01-01', days))

describe('date arithmetic', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-03-02', 366, '2027-03-03'],
  ])('%s plus %i days is %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum)
  })

  it('counts the same number of days backwards and forwards', () => {
    holdsFor(fc.tuple(someDate, fc.integer({ min: -1000, max: 1000 })), ([date, days]) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(addDays(addDays(date, days), -days)).toBe(date)
    })
  })

  it('orders dates like their texts', () => {
    holdsFor(fc.tuple(someDate, someDate), ([one, other]) =>
      expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0),
    )
  })

  it.each([
    ['2026-03-02', 1],
    ['2026-03-03', 2],
    ['2026-03-06', 5],
    ['2026-03-07', 6],
    ['2026-03-08', 7],
    ['2024-02-29', 4],
  ])('%s is weekday %i, with Monday as the first', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday)
  })

  it('finds the same weekday a week later and the next one a day later', () => {
    holdsFor(someDate, (date) => {
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) % 7) + 1)
    })
  })
})
