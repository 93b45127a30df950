import { Clock, refusals, useCase } from '../shared/index.ts'
import { todayOf } from '../shifts/index.ts'
import { menuDayRefusal } from './menu-day.ts'
import type { Choice, ChoiceInput } from './choice.ts'
import { isSelectable } from './rules.ts'
import { Choices, MenuDays } from './ports.ts'

export const choiceRefusal = refusals({
  'choice.no_menu': 'missing',
  'choice.closed_today': 'unprocessable',
  'choice.closed': 'unprocessable',
  'choice.partnership_ended': 'conflict',
  'choice.unknown_option': 'unprocessable',
  'choice.dish_changed': 'conflict',
  'choice.catering_differs': 'conflict',
})

/** The write enforces the rules; only if it wrote nothing are they read again, to tell which one refused it. */
export const saveChoice = useCase(
  [MenuDays, Choices, Clock],
  (menuDays, choices, clock) =>
    async (input: ChoiceInput): Promise<Choice> => {
      const now = clock.now()
      return (await choices.save(input, now)) ?? (await refuse(menuDays, input, now))
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
  if (!isSelectable(date, found, now))
    throw choiceRefusal(date === todayOf(shift, now) ? 'choice.closed_today' : 'choice.closed')
  if (day.cateringId !== cateringId) throw choiceRefusal('choice.catering_differs')
  const meal = day.mealOf(key)
  if (meal === undefined) throw choiceRefusal('choice.unknown_option')
  if (seenMeal !== undefined && meal.name !== seenMeal) throw choiceRefusal('choice.dish_changed', { dish: meal.name })
  throw menuDayRefusal('menu_day.changed_meanwhile')
}
