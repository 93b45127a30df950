import { addDays, earlierFirst, type LocalDate } from '../shared/rules.ts'

export type OfficialOccasion =
  'new_year' | 'sovereignty' | 'labour' | 'youth' | 'democracy' | 'victory' | 'republic' | 'ramazan' | 'kurban'

/** Public holidays of Turkey by law 2429, as proposals: nothing closes by itself (rule Y1). */
export interface OfficialDay {
  date: LocalDate
  occasion: OfficialOccasion
  /** The afternoon before the holiday. */
  isEve: boolean
  /** `HH:MM` of a half day. */
  fromTime: string | null
  /** Dates of religious feasts are computed until they are announced. */
  isAnnounced: boolean
}

const afternoon = '13:00'

/** Month and day. */
const fixedDays: readonly (readonly [day: string, occasion: OfficialOccasion, isEve?: true])[] = [
  ['01-01', 'new_year'],
  ['04-23', 'sovereignty'],
  ['05-01', 'labour'],
  ['05-19', 'youth'],
  ['07-15', 'democracy'],
  ['08-30', 'victory'],
  ['10-28', 'republic', true],
  ['10-29', 'republic'],
]

interface Feasts {
  /** First days. */
  ramazan: LocalDate
  kurban: LocalDate
  isAnnounced: boolean
}
const feastsOf: Readonly<Record<number, Feasts>> = {
  2026: { ramazan: '2026-03-20', kurban: '2026-05-27', isAnnounced: true },
  2027: { ramazan: '2027-03-09', kurban: '2027-05-16', isAnnounced: false },
  2028: { ramazan: '2028-02-26', kurban: '2028-05-05', isAnnounced: false },
  2029: { ramazan: '2029-02-14', kurban: '2029-04-24', isAnnounced: false },
  2030: { ramazan: '2030-02-04', kurban: '2030-04-13', isAnnounced: false },
}
export const officialYears = Object.keys(feastsOf).map(Number)

const feast = (occasion: 'ramazan' | 'kurban', first: LocalDate, days: number, isAnnounced: boolean): OfficialDay[] => [
  { date: addDays(first, -1), occasion, isEve: true, fromTime: afternoon, isAnnounced },
  ...Array.from({ length: days }, (_, after) => ({
    date: addDays(first, after),
    occasion,
    isEve: false,
    fromTime: null,
    isAnnounced,
  })),
]

/** In date order; none for a year that is not in the table. A day within two holidays is listed once, as a whole day. */
export const officialDays = (year: number): OfficialDay[] => {
  const feasts = feastsOf[year]
  if (feasts === undefined) return []
  const { ramazan, kurban, isAnnounced } = feasts
  const fixed = fixedDays.map(([day, occasion, isEve = false]) => ({
    date: `${year}-${day}`,
    occasion,
    isEve,
    fromTime: isEve ? afternoon : null,
    isAnnounced: true,
  }))
  const all = [...fixed, ...feast('ramazan', ramazan, 3, isAnnounced), ...feast('kurban', kurban, 4, isAnnounced)]
  const byDate = Map.groupBy(all, ({ date }) => date)
  return [...byDate.values()]
    .map((same) => same.find(({ fromTime }) => fromTime === null) ?? same[0]!)
    .toSorted(earlierFirst)
}
