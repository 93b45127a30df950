import {
  type CompanyId,
  type LocalDate,
  type MenuDayId,
  refusals,
  type ShiftId,
  type UserId,
  withFacts,
} from '../shared/index.ts'

export const choiceRefusal = refusals({
  'choice.no_menu': 'missing',
  'choice.closed_today': 'unprocessable',
  'choice.closed': 'unprocessable',
  'choice.partnership_ended': 'conflict',
  'choice.unknown_option': 'unprocessable',
  'choice.dish_changed': withFacts<{ dish: string }>('conflict'),
  'choice.catering_differs': 'conflict',
  'choice.replaces_itself': 'unprocessable',
  'choice.absent': 'conflict',
})

/** A person chooses once per shift and date. */
export interface ChosenDay {
  companyId: CompanyId
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
}

export interface ChoiceInput extends ChosenDay {
  cateringId: CompanyId
  /** The key of an option, or `skipKey`. */
  key: string
  /** The dish the person saw when choosing; undefined skips the check. */
  seenMeal?: string | undefined
}

/**
 * What a person eats in a shift on a date. Label and dish are copied, so that history never changes (rule M3); both are
 * empty for a skip (rule M13).
 */
export interface Choice extends ChoiceInput {
  menuDayId: MenuDayId
  label: string
  mealName: string
  at: Date
}
