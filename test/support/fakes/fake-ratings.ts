import { type Rating, Ratings } from '../../../src/core/menus/index.ts'
import { Refusal } from '../../../src/core/shared/index.ts'

export class FakeRatings extends Ratings {
  readonly rows: Rating[] = []

  add(rating: Rating): Promise<void> {
    const isGiven = this.rows.some(
      (one) => one.userId === rating.userId && one.shiftId === rating.shiftId && one.date === rating.date,
    )
    if (isGiven) return Promise.reject(new Refusal('rating.already_given'))
    this.rows.push(rating)
    return Promise.resolve()
  }
}
