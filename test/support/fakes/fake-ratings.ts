import type { Request } from '../../../src/core/feedback/index.ts'
import { type Rating, ratingRefusal, Ratings } from '../../../src/core/menus/index.ts'

export class FakeRatings extends Ratings {
  readonly rows: Rating[] = []

  /** The rating that a sentence follows. */
  of({ raterId, ratedShiftId, ratedOn }: Request): Rating | undefined {
    return this.rows.find((one) => one.userId === raterId && one.shiftId === ratedShiftId && one.date === ratedOn)
  }

  add(rating: Rating): Promise<void> {
    const isGiven = this.rows.some(
      (one) => one.userId === rating.userId && one.shiftId === rating.shiftId && one.date === rating.date,
    )
    if (isGiven) return Promise.reject(ratingRefusal('rating.already_given'))
    this.rows.push(rating)
    return Promise.resolve()
  }
}
