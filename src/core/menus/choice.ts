import type { LocalDate } from '../shared/index.ts'
import type { MenuDay } from './menu-day.ts'

/** What one person eats in one shift on one date; it keeps the words of the moment, so that history never changes. */
export class Choice {
  userId!: string
  shiftId!: string
  date!: LocalDate
  corporateId!: string
  cateringId!: string
  menuDayId!: string
  key!: string
  label!: string
  mealName!: string
  at!: Date

  static of(userId: string, day: MenuDay, key: string, at: Date): Choice {
    const option = day.optionOf(key)
    return Object.assign(new Choice(), {
      userId,
      shiftId: day.shiftId,
      date: day.date,
      corporateId: day.corporateId,
      cateringId: day.cateringId,
      menuDayId: day.id,
      key,
      label: option.label,
      mealName: option.meal.name,
      at,
    })
  }
}
