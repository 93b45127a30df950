import { saveChoice } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { DemoRating, Use } from '../../src/main/index.ts'
import { chance, pick } from './chance.ts'
import { type DemoClock, earlier, istanbulTime } from './demo-clock.ts'
import type { ServedShift } from './served-shifts.ts'
import { daysOf, draftsOf, keys } from './menus.ts'

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
const daysBack = 7
/** Percentage of people who have already chosen, by days ahead: the farther away, the fewer. */
const chosenAhead = [90, 78, 55, 38, 22, 10]

const shareOf = (daysAhead: number): number => (daysAhead < 0 ? 92 : (chosenAhead[daysAhead] ?? 0))

/** People choose at lunchtime on the day before, one minute apart. */
const momentOf = (date: LocalDate, person: number, now: Date): Date =>
  earlier(
    new Date(istanbulTime(addDays(date, -1), '12:10').getTime() + person * minuteMs),
    new Date(now.getTime() - (60 - (person % 50)) * minuteMs),
  )

/** Makes choices for the past week and the coming days; returns ratings of the meals already served. */
export const makeChoices = async (
  use: Use,
  clock: DemoClock,
  servedShifts: readonly ServedShift[],
  today: LocalDate,
  now: Date,
): Promise<DemoRating[]> => {
  const choose = use(saveChoice)
  const ratings: DemoRating[] = []
  for (let daysAhead = -daysBack; daysAhead < chosenAhead.length; daysAhead++) {
    const date = addDays(today, daysAhead)
    for (const { cateringId, corporateId, shift, round, eaters } of servedShifts) {
      const [day] = draftsOf(daysOf(shift, date, date), round, 'published')
      if (day === undefined) continue
      const offered = taste.filter(([key]) => key in day.meals)
      for (const [person, userId] of eaters.entries()) {
        const luck = (about: string): number =>
          chance(about, person, round, corporateIndex(servedShifts, corporateId), date)
        if (luck('eats') * 100 >= shareOf(daysAhead)) continue
        clock.set(momentOf(date, person, now))
        await choose({
          companyId: corporateId,
          userId,
          shiftId: shift.id,
          date,
          cateringId,
          key: pick(offered, luck('dish')),
        })
        if (daysAhead < 0 && luck('rates') < 0.6)
          ratings.push({
            userId,
            shiftId: shift.id,
            date,
            stars: pick(stars, luck('stars')),
            at: earlier(istanbulTime(date, '23:15'), now),
          })
      }
    }
  }
  return ratings
}

const corporateIndex = (servedShifts: readonly ServedShift[], corporateId: string): number =>
  servedShifts.findIndex((servedShift) => servedShift.corporateId === corporateId)
