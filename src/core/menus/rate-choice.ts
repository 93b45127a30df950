import { type Clock, type LocalDate, Refusal } from '../shared/index.ts'
import { isServed } from './menu-day.ts'
import type { Choices, Rating, Ratings } from './ports.ts'

export interface RatingWish {
  companyId: string
  userId: string
  shiftId: string
  date: LocalDate
  stars: number
}

/** Once, for one's own choice, on its day or later (rule M5). */
export const rateChoice =
  (choices: Choices, ratings: Ratings, clock: Clock) =>
  async ({ companyId, userId, shiftId, date, stars }: RatingWish): Promise<Rating> => {
    const choice = await choices.madeBy(companyId, userId, shiftId, date)
    if (choice === null) throw new Refusal('missing', 'choice.missing')
    const now = clock.now()
    if (!isServed(date, choice.timezone, now)) throw new Refusal('unprocessable', 'rating.too_early')
    const rating = { userId, shiftId, date, cateringId: choice.cateringId, stars, at: now }
    await ratings.add(rating)
    return rating
  }
