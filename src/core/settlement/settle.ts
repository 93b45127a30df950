import { announceDrafts } from '../notifications/index.ts'
import {
  Clock,
  defineJob,
  defineLongJob,
  homeTimezone,
  Ids,
  Jobs,
  localDateAt,
  type LocalDate,
  Pauses,
  Transaction,
  useCase,
} from '../shared/index.ts'
import { figuresOf } from './figures.ts'
import { type Boundaries, type Period, periodOf } from './periods.ts'
import { type KeptStatement, type Pair, Statements, WithholdingLimit } from './ports.ts'

/** Of one run. The next minute takes the rest. */
const maxPairs = 1_000

/** From the first day of all to the last one. */
const spanOf = (periods: readonly Period[]): Period => ({
  first: periods.map(({ first }) => first).sort()[0]!,
  last: periods
    .map(({ last }) => last)
    .sort()
    .at(-1)!,
})

const keyOf = ({ first, last }: Period): string => `${first}/${last}`

/** The periods of the days, each once, with the statement that is kept for it already. */
const periodsOf = (
  days: readonly LocalDate[],
  boundaries: Boundaries,
  kept: readonly KeptStatement[],
): { period: Period; statement: KeptStatement | undefined }[] => {
  const periods = days.flatMap((day) => periodOf(day, boundaries) ?? [])
  const each = new Map(periods.map((period) => [keyOf(period), period]))
  return [...each.values()].map((period) => ({
    period,
    statement: kept.find(({ first, isAgreed }) => first === period.first && !isAgreed),
  }))
}

/** Computes the statements of these days, and of others that changed, between the two. */
export const settleDays = useCase(
  [Statements, WithholdingLimit, Ids, Clock],
  (statements, limit, ids, clock) =>
    async (pair: Pair, more: readonly LocalDate[]): Promise<void> => {
      await statements.hold(pair)
      const changed = [...(await statements.takeChanges(pair)), ...more]
      if (changed.length === 0) return
      const { statements: kept, withholdsVat, terms, lastDay } = await statements.termsOf(pair)
      const open = kept.filter(({ isAgreed }) => !isAgreed)
      const boundaries = {
        terms,
        lastDay,
        agreed: kept.filter(({ isAgreed }) => isAgreed),
        begun: open.map(({ first }) => first),
      }
      // Whatever a statement has lost or gained at its end is counted again, so that each list is in exactly one.
      const moved = open.filter(({ first, last }) => periodOf(first, boundaries)?.last !== last)
      const listed = moved.length === 0 ? [] : (await statements.counted(pair, spanOf(moved), [])).lists
      const recounted = [...moved.map(({ first }) => first), ...listed.map(({ date }) => date)]
      const days = [...new Set([...changed, ...recounted])].sort()
      const periods = periodsOf(days, boundaries, kept)
      if (periods.length === 0) return
      const range = spanOf(periods.map(({ period }) => period))
      const ofPeriods = periods.flatMap(({ statement }) => statement?.id ?? [])
      const { lists, closedDays, corrections } = await statements.counted(pair, range, ofPeriods)
      const settled = periods.map(({ period, statement }) => ({
        id: statement?.id ?? ids.next(),
        period,
        figures: figuresOf({
          period,
          terms,
          lists: lists.filter(({ date }) => period.first <= date && date <= period.last),
          corrections: corrections.filter(({ statementId }) => statementId === statement?.id),
          closedDays,
          withholdingAbove: withholdsVat ? limit.above : null,
        }),
      }))
      await statements.keep(pair, settled, clock.now())
    },
)

/** Computes what has changed between a firm and a catering (rule H1). */
export const settlePair = useCase([settleDays], (settle) => (pair: Pair) => settle(pair, []))

/**
 * Runs every minute, after lists were frozen, terms agreed or days closed. Nobody waits for it, so it settles one pair
 * after another and leaves the machine to others in between. One that fails holds up no other.
 */
export const settleChanges = defineLongJob(
  'settleChanges',
  [Statements, settlePair, Transaction, Pauses],
  (statements, settle, transaction, pauses) => async () => {
    const failures: unknown[] = []
    for (const pair of await statements.changedPairs(maxPairs)) {
      await transaction.run(() => settle(pair)).catch((error: unknown) => failures.push(error))
      await pauses.rest()
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some statements could not be settled')
  },
)

/** Runs every morning: tells both sides of each statement whose period is over and whose days are all counted, once. */
export const tellOfDrafts = defineJob(
  'tellOfDrafts',
  [Statements, Jobs, Ids, Clock],
  (statements, jobs, ids, clock) => async () => {
    const drafts = await statements.takeUntoldDrafts(localDateAt(clock.now(), homeTimezone))
    await jobs.addAll(
      announceDrafts,
      drafts.map((draft) => ({ id: ids.next(), ...draft })),
    )
  },
)
