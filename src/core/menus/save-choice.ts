import { type Clock, localDateAt, Refusal } from '../shared/index.ts'
import { Choice } from './choice.ts'
import { isSelectable } from './menu-day.ts'
import type { Choices, MenuDays } from './ports.ts'

export interface ChoiceWish {
  companyId: string
  userId: string
  shiftId: string
  date: string
  cateringId: string
  key: string
}

/** The rules look at a plain read; the write repeats what they relied on, so that it needs no transaction around it. */
export const saveChoice =
  (menuDays: MenuDays, choices: Choices, clock: Clock) =>
  async (wish: ChoiceWish): Promise<Choice> => {
    const found = await menuDays.publishedForChoice(wish.companyId, wish.shiftId, wish.date)
    if (found === null) throw new Refusal('missing', 'choice.no_menu')
    const { day, shift } = found
    const now = clock.now()
    if (!isSelectable(day.date, shift, now))
      throw new Refusal('unprocessable', day.date === localDateAt(now, shift.timezone) ? 'choice.closed_today' : 'choice.closed')
    if (day.cateringId !== wish.cateringId) throw new Refusal('conflict', 'choice.catering_differs')
    const choice = Choice.of(wish.userId, day, wish.key, now)
    if (!(await choices.save(choice))) throw new Refusal('conflict', 'menu_day.changed_meanwhile')
    return choice
  }
