import type { LocalDate } from '../shared/index.ts'

export interface ChoiceInput {
  companyId: string
  userId: string
  shiftId: string
  date: LocalDate
  cateringId: string
  key: string
}

/** What one person eats in one shift on one date; it keeps the words of the moment, so that history never changes. */
export interface Choice extends ChoiceInput {
  menuDayId: string
  label: string
  mealName: string
  at: Date
}
