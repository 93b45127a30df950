import { type Rating, ratingRefusal, Ratings } from '../../../src/core/menus/index.ts'

export class FakeRatings extends Ratings {
  readonly rows: Rating[] = []

  add(rating: Rating): Promise<void> {
    const isGiven = this.rows.some(
      (one) => one.userId === rating.userId && one.shiftId === rating.shiftId && one.date === rating.date,
    )
    if (isGiven) return Promise.reject(ratingRefusal('rating.already_given'))
    this.rows.push(rating)
    return Promise.resolve()
  }
}
