import { Clock, useCase } from '../shared/index.ts'
import { type ChosenDay, choiceRefusal } from './choice.ts'
import { Choices } from './ports.ts'
import { ratingRefusal } from './rate-choice.ts'

/**
 * A choice that is replaced concurrently is not visible to the statement that waited for the old one, so it is worth
 * retrying.
 */
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

/** Withdraws a choice while its day is open. Unlike a skip, it leaves the day undecided (rule M13). */
export const withdrawChoice = useCase(
  [Choices, Clock],
  (choices, clock) =>
    async (chosen: ChosenDay): Promise<void> => {
      const outcome = await withdrawIfMade(choices, chosen, clock.now())
      if (outcome === 'missing') throw ratingRefusal('choice.missing')
      if (outcome === 'closed') throw choiceRefusal('choice.closed')
    },
)
