import type { LocalDate } from '../shared/index.ts'

export interface ChoiceInput {
  companyId: string
  userId: string
  shiftId: string
  date: LocalDate
  cateringId: string
  key: string
  /** The dish that the person saw; undefined if it does not matter. */
  seenMeal?: string | undefined
}

/** What a person eats in a shift on a date. Label and dish are copied, so that history never changes (rule M3). */
export interface Choice extends ChoiceInput {
  menuDayId: string
  label: string
  mealName: string
  at: Date
}
