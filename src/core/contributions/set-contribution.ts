import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announceContribution } from '../notifications/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  daysBetween,
  homeTimezone,
  Ids,
  Jobs,
  type Kurus,
  kurusOf,
  type Lira,
  liraOf,
  type LocalDate,
  localDateAt,
  monthDays,
  useCase,
} from '../shared/index.ts'
import { type Contribution, contributionRefusal } from './contribution.ts'
import { Contributions } from './ports.ts'
import { contributionDaysAhead, type ContributionKind, maxContribution, minContributionDays } from './rules.ts'

/** `amount` in lira. */
const told = telling<{ kind: ContributionKind; amount: number | null; first: LocalDate }>()
export const contributionSet = logEvent('contribution.set', 'COMPANY_UPDATED', told)
export const contributionWithdrawn = logEvent('contribution.withdrawn', 'COMPANY_UPDATED', told)

const factsOf = ({ kind, amount, firstDay }: Contribution) => ({
  kind,
  amount: amount === null ? null : liraOf(amount),
  first: firstDay,
})

export interface ContributionInput {
  companyId: CompanyId
  actor: Actor
  kind: ContributionKind
  /** None for `none`. */
  amount: Lira | null
  firstDay: LocalDate
}

const amountIn = ({ kind, amount }: ContributionInput): Kurus | null => {
  const kurus = amount === null ? null : kurusOf(amount)
  const fits = kurus === null ? kind === 'none' : kind !== 'none' && kurus !== undefined && kurus > 0
  if (!fits || kurus === undefined || (amount ?? 0) > maxContribution)
    throw contributionRefusal('contribution.amount_invalid', { max: maxContribution })
  return kurus
}

/** Whether the day splits its month into parts of which none is too short, together with what is in force. */
const splitsWell = (firstDay: LocalDate, before: Contribution | null): boolean => {
  const { first, last } = monthDays(firstDay.slice(0, 7))
  const since = before === null || before.firstDay < first ? first : before.firstDay
  return (
    firstDay === first ||
    (daysBetween(since, firstDay) >= minContributionDays && daysBetween(firstDay, last) + 1 >= minContributionDays)
  )
}

const isFirstOfMonth = (date: LocalDate): boolean => date.endsWith('-01')

/**
 * Sets what people pay from a day on, and tells all of them. It replaces a contribution that has not begun yet; what was
 * in force stays in force for its days. One by the month holds for whole months (rule H4).
 */
export const setContribution = useCase(
  { contributions: Contributions, jobs: Jobs, trail: Trail, ids: Ids, clock: Clock },
  ({ contributions, jobs, trail, ids, clock }) =>
    async (input: ContributionInput): Promise<void> => {
      const { companyId, actor, kind, firstDay } = input
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const amount = amountIn(input)
      if (firstDay <= today) throw contributionRefusal('contribution.past')
      if (firstDay > addDays(today, contributionDaysAhead))
        throw contributionRefusal('contribution.too_far', { days: contributionDaysAhead })
      await contributions.hold(companyId)
      const before = await contributions.inForce(companyId, today)
      if ((before?.kind ?? 'none') === kind && (before?.amount ?? null) === amount)
        throw contributionRefusal('contribution.unchanged')
      if ((kind === 'monthly' || before?.kind === 'monthly') && !isFirstOfMonth(firstDay))
        throw contributionRefusal('contribution.mid_month')
      if (!splitsWell(firstDay, before))
        throw contributionRefusal('contribution.too_short', { days: minContributionDays })
      const replaced = await contributions.removeAfter(companyId, today)
      const contribution = { firstDay, kind, amount }
      await contributions.add(companyId, contribution, now)
      const news = { id: ids.next(), companyId, ...factsOf(contribution) }
      await jobs.add(announceContribution, { ...news, change: replaced === null ? 'set' : 'replaced' })
      await trail.write({ event: contributionSet, companyId, actor, meta: factsOf(contribution) })
    },
)

/** Withdraws the contribution that has not begun yet, and tells everybody (rule H4). */
export const withdrawContribution = useCase(
  { contributions: Contributions, jobs: Jobs, trail: Trail, ids: Ids, clock: Clock },
  ({ contributions, jobs, trail, ids, clock }) =>
    async ({ companyId, actor }: Pick<ContributionInput, 'companyId' | 'actor'>): Promise<void> => {
      await contributions.hold(companyId)
      const withdrawn = await contributions.removeAfter(companyId, localDateAt(clock.now(), homeTimezone))
      if (withdrawn === null) throw contributionRefusal('contribution.missing')
      const facts = factsOf(withdrawn)
      await jobs.add(announceContribution, { id: ids.next(), companyId, ...facts, change: 'withdrawn' })
      await trail.write({ event: contributionWithdrawn, companyId, actor, meta: facts })
    },
)
