/** What is rated: once per shift and date. */
export interface RatedMeal {
  date: string
  shift_id: string
}

/** Stars that the server does not have yet. */
export interface KeptRating extends RatedMeal {
  stars: number
  /** Held ones can be taken back: the server takes no rating back. */
  state: 'held' | 'sending' | 'offline' | 'failed' | 'refused'
  /** Why the server refused it. */
  reason?: string
  /** When it was given; tells a newer one for the same meal from the one that is being sent, in all tabs. */
  stamp: number
}

export const isOf =
  (meal: RatedMeal) =>
  (other: RatedMeal): boolean =>
    other.date === meal.date && other.shift_id === meal.shift_id
