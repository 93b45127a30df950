import { describe, expect, it } from 'vitest'
import { officialDays, officialYears } from '../../../src/core/calendar/rules.ts'
import { officialName } from '../../../src/texts/calendar/labels.ts'
import { addDays, daysBetween } from '../../../src/core/shared/rules.ts'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
/** Month and day of the Islamic year, `10/1` being 1 Shawwal. */
const hijriOf = (date: string): string =>
  hijri
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .filter(({ type }) => type === 'month' || type === 'day')
    .map(({ value }) => value)
    .join('/')
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, after) => addDays(`${year}-01-01`, after)).filter((date) =>
    date.startsWith(String(year)),
  )
const firstOf = (year: number, name: string) => officialDays(year).find((day) => officialName(day) === name)!.date

describe('official days', () => {
  it.each(officialYears)('%i: the feasts are within a day of the Umm al-Qura calendar', (year) => {
    for (const [name, day] of [
      ['Ramazan Bayramı', '10/1'],
      ['Kurban Bayramı', '12/10'],
    ] as const) {
      const computed = daysOf(year).find((date) => hijriOf(date) === day)!
      expect(Math.abs(daysBetween(computed, firstOf(year, name))), `${name} ${computed}`).toBeLessThanOrEqual(1)
    }
  })

  it('are those of law 2429, with afternoons before the feasts and before 29 October', () => {
    expect(officialDays(2026).map((day) => [day.date, day.fromTime, officialName(day)])).toEqual([
      ['2026-01-01', null, 'Yılbaşı'],
      ['2026-03-19', '13:00', 'Ramazan Bayramı arifesi'],
      ['2026-03-20', null, 'Ramazan Bayramı'],
      ['2026-03-21', null, 'Ramazan Bayramı'],
      ['2026-03-22', null, 'Ramazan Bayramı'],
      ['2026-04-23', null, 'Ulusal Egemenlik ve Çocuk Bayramı'],
      ['2026-05-01', null, 'Emek ve Dayanışma Günü'],
      ['2026-05-19', null, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
      ['2026-05-26', '13:00', 'Kurban Bayramı arifesi'],
      ['2026-05-27', null, 'Kurban Bayramı'],
      ['2026-05-28', null, 'Kurban Bayramı'],
      ['2026-05-29', null, 'Kurban Bayramı'],
      ['2026-05-30', null, 'Kurban Bayramı'],
      ['2026-07-15', null, 'Demokrasi ve Millî Birlik Günü'],
      ['2026-08-30', null, 'Zafer Bayramı'],
      ['2026-10-28', '13:00', 'Cumhuriyet Bayramı arifesi'],
      ['2026-10-29', null, 'Cumhuriyet Bayramı'],
    ])
  })

  it('list a day within two holidays once, and as a whole day', () => {
    const of2027 = officialDays(2027)
    expect(of2027.filter(({ date }) => date === '2027-05-19')).toHaveLength(1)
    const eve = officialDays(2029).filter(({ date }) => date === '2029-04-23')
    expect(eve).toMatchObject([{ fromTime: null, occasion: 'sovereignty' }])
  })

  it('mark the feasts that are not announced yet', () => {
    expect(
      officialDays(2027)
        .filter(({ isAnnounced }) => !isAnnounced)
        .every(({ occasion }) => occasion === 'ramazan' || occasion === 'kurban'),
    ).toBe(true)
    expect(officialDays(2026).every(({ isAnnounced }) => isAnnounced)).toBe(true)
    expect(officialDays(2031)).toEqual([])
  })
})
