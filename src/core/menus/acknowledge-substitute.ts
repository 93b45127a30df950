import { type CompanyId, type LocalDate, type ShiftId, useCase, type UserId } from '../shared/index.ts'
import { Choices } from './ports.ts'
import { ratingRefusal } from './rate-choice.ts'

/** Records that the person has seen that their dish was substituted (rule M4). */
export const acknowledgeSubstitute = useCase(
  [Choices],
  (choices) => async (input: { companyId: CompanyId; userId: UserId; shiftId: ShiftId; date: LocalDate }) => {
    const isKnown = await choices.acknowledge(input.companyId, input.userId, input.shiftId, input.date)
    if (!isKnown) throw ratingRefusal('choice.missing')
  },
)
