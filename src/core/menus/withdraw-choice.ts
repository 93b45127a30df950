import { Clock, useCase } from '../shared/index.ts'
import { type ChosenDay, choiceRefusal } from './choice.ts'
import { Choices } from './ports.ts'
import { ratingRefusal } from './rate-choice.ts'

/** Takes a choice back while its day is open; who withdraws has not chosen, who skips has (rule M13). */
export const withdrawChoice = useCase(
  [Choices, Clock],
  (choices, clock) =>
    async (chosen: ChosenDay): Promise<void> => {
      if (await choices.withdraw(chosen, clock.now())) return
      throw (await choices.madeBy(chosen)) === null ? ratingRefusal('choice.missing') : choiceRefusal('choice.closed')
    },
)
