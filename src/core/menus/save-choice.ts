import { Clock, Refusal, useCase } from '../shared/index.ts'
import { todayOf } from '../shifts/index.ts'
import type { Choice, ChoiceWish } from './choice.ts'
import { isSelectable } from './rules.ts'
import { Choices, MenuDays } from './ports.ts'

/** The write itself holds the rules; only when it did not write is it asked which of them stood in the way. */
export const saveChoice = useCase(
  [MenuDays, Choices, Clock],
  (menuDays, choices, clock) =>
    async (wish: ChoiceWish): Promise<Choice> => {
      const now = clock.now()
      return (await choices.save(wish, now)) ?? (await refuse(menuDays, wish, now))
    },
)

const refuse = async (
  menuDays: MenuDays,
  { companyId, shiftId, date, cateringId, key }: ChoiceWish,
  now: Date,
): Promise<never> => {
  const found = await menuDays.publishedForChoice(companyId, shiftId, date)
  if (found === null) throw new Refusal('choice.no_menu')
  const { day, shift } = found
  if (!isSelectable(date, shift, now))
    throw new Refusal(date === todayOf(shift, now) ? 'choice.closed_today' : 'choice.closed')
  if (day.cateringId !== cateringId) throw new Refusal('choice.catering_differs')
  if (!day.offers(key)) throw new Refusal('choice.unknown_option')
  throw new Refusal('menu_day.changed_meanwhile')
}
