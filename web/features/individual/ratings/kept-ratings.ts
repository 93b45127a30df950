/** Identifies a rated meal: once per shift and date. */
export interface RatedMeal {
  date: string
  shift_id: string
}

/** A rating that the server does not have yet. */
export interface KeptRating extends RatedMeal {
  stars: number
  /** Only `held` ones can be taken back; once sent, a rating is final. */
  state: 'held' | 'sending' | 'offline' | 'failed' | 'refused'
  /** Why the server refused it. */
  reason?: string
  /** When it was given; distinguishes a newer one for the same meal from the one being sent, across tabs. */
  stamp: number
}

export const isOf =
  (meal: RatedMeal) =>
  (other: RatedMeal): boolean =>
    other.date === meal.date && other.shift_id === meal.shift_id
