import { Clock, type LocalDate, refusals, useCase } from '../shared/index.ts'
import { isServed } from './rules.ts'
import { Choices, type Rating, Ratings } from './ports.ts'

export const ratingRefusal = refusals({
  'choice.missing': 'missing',
  'rating.too_early': 'unprocessable',
  'rating.already_given': 'conflict',
})

export interface RatingInput {
  companyId: string
  userId: string
  shiftId: string
  date: LocalDate
  stars: number
}

/** Rates a person's own choice, once, on or after its day (rule M5). */
export const rateChoice = useCase(
  [Choices, Ratings, Clock],
  (choices, ratings, clock) =>
    async ({ companyId, userId, shiftId, date, stars }: RatingInput): Promise<Rating> => {
      const choice = await choices.madeBy(companyId, userId, shiftId, date)
      if (choice === null) throw ratingRefusal('choice.missing')
      const now = clock.now()
      if (!isServed(date, choice.timezone, now)) throw ratingRefusal('rating.too_early')
      const rating = { userId, shiftId, date, cateringId: choice.cateringId, stars, at: now }
      await ratings.add(rating)
      return rating
    },
)
