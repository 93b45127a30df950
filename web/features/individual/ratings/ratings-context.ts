import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Ratings } from './create-ratings.ts'
import { isOf, type RatedMeal } from './kept-ratings.ts'

export const RatingsContext = createContext<Ratings | null>(null)

/** The ratings that the server does not have yet, and how to rate. */
export const useRatings = () => {
  const ratings = useContext(RatingsContext)
  if (ratings === null) throw new Error('useRatings needs a RatingsProvider above it')
  const kept = useSyncExternalStore(ratings.subscribe, ratings.state)
  return { ...ratings, keptFor: (meal: RatedMeal) => kept.find(isOf(meal)) }
}
