import { Clock, useCase } from '../shared/index.ts'
import { type ChosenDay, choiceRefusal } from './choice.ts'
import { Choices } from './ports.ts'
import { ratingRefusal } from './rate-choice.ts'

/** One that is made anew at this moment is not seen by the statement that waited for the old one. */
const attempts = 3

export const withdrawIfMade = async (
  choices: Choices,
  chosen: ChosenDay,
  now: Date,
): Promise<'withdrawn' | 'missing' | 'closed'> => {
  for (let left = attempts; left > 0; left--) {
    if (await choices.withdraw(chosen, now)) return 'withdrawn'
    if ((await choices.madeBy(chosen)) === null) return 'missing'
  }
  return 'closed'
}

/** Takes a choice back while its day is open; who withdraws has not chosen, who skips has (rule M13). */
export const withdrawChoice = useCase(
  [Choices, Clock],
  (choices, clock) =>
    async (chosen: ChosenDay): Promise<void> => {
      const outcome = await withdrawIfMade(choices, chosen, clock.now())
      if (outcome === 'missing') throw ratingRefusal('choice.missing')
      if (outcome === 'closed') throw choiceRefusal('choice.closed')
    },
)
