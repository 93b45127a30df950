import type { Actor, Member } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { sendMessage } from '../mail/index.ts'
import { Clock, type CompanyId, homeTimezone, localDateAt, useCase } from '../shared/index.ts'
import { contributionRefusal } from './contribution.ts'
import { Contributions } from './ports.ts'
import { monthCloses } from './rules.ts'

/** What decides whether there are numbers of people in a month. */
export interface MonthState {
  month: string
  /** The month is over and all of its lists are frozen. */
  isClosed: boolean
  /** People paid per meal on at least one of its days. */
  isPerMeal: boolean
}

/** Managers see numbers of closed months only: two looks at a running one would tell who ate on a day (rule H4). */
export const refuseOpenMonth = ({ month, isClosed, isPerMeal }: MonthState): void => {
  if (!isPerMeal) throw contributionRefusal('contribution.no_number')
  if (!isClosed) throw contributionRefusal('contribution.month_open', { date: monthCloses(month) })
}

export const numbersExported = logEvent(
  'contribution.exported',
  'COMPANY_UPDATED',
  telling<{ month: string; people: number }>(),
)

/** Whoever takes the numbers out of the product is in the log (rule H4). */
export const logExport = useCase(
  [Trail],
  (trail) =>
    async ({
      companyId,
      actor,
      ...meta
    }: {
      companyId: CompanyId
      actor: Actor
      month: string
      people: number
    }): Promise<void> => {
      await trail.write({ event: numbersExported, companyId, actor, meta })
    },
)

export interface Objection {
  person: Member
  month: string
  isPerMeal: boolean
  /** What is written to the managers. */
  message: { subject: string; body: string }
}

/**
 * Writes to those who see the numbers of the firm that one's own is wrong, once a month. The kitchen never learns of it
 * (rule H4).
 */
export const objectToMonth = useCase(
  [Contributions, sendMessage, Clock],
  (contributions, send, clock) =>
    async ({ person, month, isPerMeal, message }: Objection): Promise<void> => {
      const { companyId, userId } = person
      const now = clock.now()
      if (!isPerMeal || month > localDateAt(now, homeTimezone).slice(0, 7))
        throw contributionRefusal('contribution.no_number')
      if (!(await contributions.object({ companyId, userId, month, at: now })))
        throw contributionRefusal('contribution.objected')
      const readers = await contributions.readersOfNumbers(companyId, userId)
      const to = readers.map((id) => ({ kind: 'person' as const, id }))
      if (to.length > 0) await send({ sender: person, to, ...message, labels: [], attachmentIds: [] })
    },
)
