import { Clock, refusals, useCase } from '../shared/index.ts'
import type { ChosenDay } from './choice.ts'
import { servedUntil, skipKey } from './rules.ts'
import { Choices, type Rating, Ratings } from './ports.ts'

export const ratingRefusal = refusals({
  'choice.missing': 'missing',
  'rating.too_early': 'unprocessable',
  'rating.already_given': 'conflict',
})

export interface RatingInput extends ChosenDay {
  stars: number
}

/** Rates a person's own choice, once, after the meal was served (rule M5). */
export const rateChoice = useCase(
  [Choices, Ratings, Clock],
  (choices, ratings, clock) =>
    async ({ stars, ...chosen }: RatingInput): Promise<Rating> => {
      const { userId, shiftId, date } = chosen
      const choice = await choices.madeBy(chosen)
      if (choice === null || choice.key === skipKey) throw ratingRefusal('choice.missing')
      const now = clock.now()
      if (now < servedUntil(date, choice)) throw ratingRefusal('rating.too_early')
      const rating = { userId, shiftId, date, cateringId: choice.cateringId, stars, at: now }
      await ratings.add(rating)
      return rating
    },
)
