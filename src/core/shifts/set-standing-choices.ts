import { Clock, type CompanyId, defineJob, type Job, Jobs, refusals, useCase, type UserId } from '../shared/index.ts'
import { type StandingBatch, type StandingChoice } from './standing-choice.ts'
import { holdShifts, Shifts, StandingChoices } from './ports.ts'

export const standingRefusal = refusals({ 'standing_choices.weekday_repeated': 'unprocessable' })

/** Sets what somebody always eats and applies it to open days (rule M16). */
export const setStandingChoices = useCase(
  [Shifts, StandingChoices, Clock],
  (shifts, standing, clock) =>
    async (input: { companyId: CompanyId; userId: UserId; choices: readonly StandingChoice[] }) => {
      const { companyId, userId } = input
      const choices = input.choices.map((choice) => ({ ...choice, label: choice.label?.trim() ?? null }))
      if (new Set(choices.map(({ shiftId, weekday }) => `${shiftId} ${weekday}`)).size < choices.length)
        throw standingRefusal('standing_choices.weekday_repeated')
      const shiftIds = choices.map(({ shiftId }) => shiftId)
      await holdShifts(shifts, companyId, shiftIds)
      await standing.set(companyId, userId, choices)
      return standing.apply(companyId, [userId], clock.now())
    },
)

/** Choices per transaction, which locks their people and the running totals. */
const choicesPerBatch = 500

/**
 * Chooses for everyone with standing choices in a shift whose days were published; each batch queues the next one (rule
 * M16).
 */
export const applyStandingChoices: Job<StandingBatch> = defineJob(
  'applyStandingChoices',
  [StandingChoices, Jobs, Clock],
  (standing, jobs, clock) => async (batch: StandingBatch) => {
    const people = Math.ceil(choicesPerBatch / batch.dates.length)
    const after = await standing.applyNext(batch, people, clock.now())
    if (after !== null) await jobs.add(applyStandingChoices, { ...batch, after })
  },
)
