import { Clock, localDateAt, Refusal, useCase } from '../shared/index.ts'
import type { Choice, ChoiceWish } from './choice.ts'
import { isSelectable } from './menu-day.ts'
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
  if (found === null) throw new Refusal('missing', 'choice.no_menu')
  const { day, shift } = found
  if (!isSelectable(date, shift, now))
    throw new Refusal(
      'unprocessable',
      date === localDateAt(now, shift.timezone) ? 'choice.closed_today' : 'choice.closed',
    )
  if (day.cateringId !== cateringId) throw new Refusal('conflict', 'choice.catering_differs')
  if (!day.offers(key)) throw new Refusal('unprocessable', 'choice.unknown_option')
  throw new Refusal('conflict', 'menu_day.changed_meanwhile')
}
