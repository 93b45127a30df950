import { addDays, Clock, type ShiftId, Transaction, useCase } from '../shared/index.ts'
import { todayOf } from '../shifts/index.ts'
import { menuDayRefusal } from './menu-day.ts'
import { type Choice, type ChoiceInput, choiceRefusal } from './choice.ts'
import { isBeforeCutOff, isSelectable, skipKey } from './rules.ts'
import { Choices, MenuDays } from './ports.ts'
import { withdrawIfMade } from './withdraw-choice.ts'

/**
 * The write itself enforces the rules. Only if it wrote nothing does the use case find out which one refused it.
 * `replacesShiftId` names a shift whose choice for the same date is withdrawn in the same transaction (rule M12).
 */
export const saveChoice = useCase(
  [MenuDays, Choices, Transaction, Clock],
  (menuDays, choices, transaction, clock) =>
    async ({ replacesShiftId, ...made }: ChoiceInput & { replacesShiftId?: ShiftId | undefined }): Promise<Choice> => {
      const now = clock.now()
      const input = made.key === skipKey ? { ...made, seenMeal: undefined } : made
      const save = async () => (await choices.save(input, now)) ?? (await refuse(menuDays, input, now))
      if (replacesShiftId === undefined) return save()
      if (replacesShiftId === input.shiftId) throw choiceRefusal('choice.replaces_itself')
      return transaction.run(async () => {
        await choices.hold(input.companyId, input.userId)
        const replaced = { ...input, shiftId: replacesShiftId }
        if ((await withdrawIfMade(choices, replaced, now)) === 'closed') throw choiceRefusal('choice.closed')
        return save()
      })
    },
)

const refuse = async (
  menuDays: MenuDays,
  { companyId, shiftId, date, cateringId, key, seenMeal }: ChoiceInput,
  now: Date,
): Promise<never> => {
  const found = await menuDays.publishedForChoice(companyId, shiftId, date)
  if (found === null) throw choiceRefusal('choice.no_menu')
  const { day, shift, isPartner } = found
  if (!isPartner) throw choiceRefusal('choice.partnership_ended')
  if (!isSelectable(day, found, now)) {
    const isToday = date === todayOf(shift, now)
    const isTomorrowOpen = isBeforeCutOff({ date: addDays(date, 1), closedAt: null }, found, now)
    throw choiceRefusal(isToday && isTomorrowOpen ? 'choice.closed_today' : 'choice.closed')
  }
  if (day.cateringId !== cateringId) throw choiceRefusal('choice.catering_differs')
  if (key === skipKey) throw menuDayRefusal('menu_day.changed_meanwhile')
  const meal = day.mealOf(key)
  if (meal === undefined) throw choiceRefusal('choice.unknown_option')
  if (seenMeal !== undefined && meal.name !== seenMeal) throw choiceRefusal('choice.dish_changed', { dish: meal.name })
  throw menuDayRefusal('menu_day.changed_meanwhile')
}
