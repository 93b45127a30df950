import { saveChoice } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import { type DemoChoice, type DemoRating, DemoRecords, type Use } from '../../src/main/index.ts'
import { chance, pick } from './chance.ts'
import { type DemoClock, earlier, istanbulTime } from './demo-clock.ts'
import type { ServedShift } from './served-shifts.ts'
import { daysOf, draftsOf, keys } from './menus.ts'
import { everyWeek, ratedWeeks } from './weeks.ts'

const minuteMs = 60_000
const taste: [key: string, weight: number][] = [
  [keys.traditional, 50],
  [keys.alternative, 36],
  [keys.vegetarian, 14],
]
const stars: [stars: number, weight: number][] = [
  [5, 44],
  [4, 34],
  [3, 15],
  [2, 5],
  [1, 2],
]
/** Percentage of people who have already chosen, by days ahead: the farther away, the fewer. */
const chosenAhead = [90, 78, 55, 38, 22, 10]

const shareOf = (daysAhead: number): number => (daysAhead < 0 ? 92 : (chosenAhead[daysAhead] ?? 0))

/** People choose at lunchtime on the day before, one minute apart. */
const momentOf = (date: LocalDate, person: number, now: Date): Date =>
  earlier(
    new Date(istanbulTime(addDays(date, -1), '12:10').getTime() + person * minuteMs),
    new Date(now.getTime() - (60 - (person % 50)) * minuteMs),
  )

const daysChosen = [
  ...everyWeek.flatMap((week) => [-7, -6, -5, -4, -3, -2, -1].map((day) => ({ daysAhead: day - 7 * week, week }))),
  ...chosenAhead.map((_, daysAhead) => ({ daysAhead, week: undefined })),
]

/** How many people like a dish less than most others; with time, some dishes become better and some worse. */
const shareOfCritics = (meal: string, daysAgo: number): number =>
  0.7 * chance('criticized', meal) + (chance('changed', meal) - 0.5) * Math.max(0, 1 - daysAgo / 84)

const starsOf = (meal: string, daysAgo: number, luck: (about: string) => number): number =>
  Math.max(1, pick(stars, luck('stars')) - Number(luck('critic') < shareOfCritics(meal, daysAgo)))

/** Makes choices for past weeks and the coming days, and rates the meals already served; returns the ratings. */
export const makeChoices = async (
  use: Use,
  clock: DemoClock,
  servedShifts: readonly ServedShift[],
  today: LocalDate,
  now: Date,
): Promise<DemoRating[]> => {
  const choose = use(saveChoice)
  const records = use(DemoRecords)
  const past: DemoChoice[] = []
  const ratings: DemoRating[] = []
  for (const { daysAhead, week } of daysChosen) {
    const date = addDays(today, daysAhead)
    const isRated = week !== undefined && ratedWeeks.includes(week)
    for (const served of servedShifts) {
      if (week !== undefined && !served.weeks.includes(week)) continue
      const { cateringId, corporateId, shift, round, eaters } = served
      const [day] = draftsOf(daysOf(served, date, date), round, 'published')
      if (day === undefined) continue
      const offered = taste.filter(([key]) => key in day.meals)
      for (const [person, userId] of eaters.entries()) {
        const luck = (about: string): number =>
          chance(about, person, round, corporateIndex(servedShifts, corporateId), date)
        if (luck('eats') * 100 >= shareOf(daysAhead)) continue
        const key = pick(offered, luck('dish'))
        const choice = { companyId: corporateId, userId, shiftId: shift.id, date, cateringId, key }
        const at = momentOf(date, person, now)
        if (daysAhead < 0) past.push({ ...choice, at })
        else {
          clock.set(at)
          await choose(choice)
        }
        if (isRated && luck('rates') < 0.6)
          ratings.push({
            userId,
            shiftId: shift.id,
            date,
            stars: starsOf(day.meals[key]?.name ?? '', -daysAhead, luck),
            at: earlier(istanbulTime(date, '23:15'), now),
          })
      }
    }
  }
  await records.choose(past)
  await records.rate(ratings)
  return ratings
}

const corporateIndex = (servedShifts: readonly ServedShift[], corporateId: string): number =>
  servedShifts.findIndex((servedShift) => servedShift.corporateId === corporateId)
