import { Clock, Refusal, useCase } from '../shared/index.ts'
import { todayOf } from '../shifts/index.ts'
import type { Choice, ChoiceInput } from './choice.ts'
import { isSelectable } from './rules.ts'
import { Choices, MenuDays } from './ports.ts'

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
  { companyId, shiftId, date, cateringId, key }: ChoiceInput,
  now: Date,
): Promise<never> => {
  const found = await menuDays.publishedForChoice(companyId, shiftId, date)
  if (found === null) throw new Refusal('choice.no_menu')
  const { day, shift, isPartner } = found
  if (!isPartner) throw new Refusal('choice.partnership_ended')
  if (!isSelectable(date, found, now))
    throw new Refusal(date === todayOf(shift, now) ? 'choice.closed_today' : 'choice.closed')
  if (day.cateringId !== cateringId) throw new Refusal('choice.catering_differs')
  if (!day.offers(key)) throw new Refusal('choice.unknown_option')
  throw new Refusal('menu_day.changed_meanwhile')
}
