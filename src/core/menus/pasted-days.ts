import { addDays, type LocalDate } from '../shared/rules.ts'
import { todayOf, type WorkPlan, worksOn } from '../shifts/rules.ts'
import { isDefaultKey, menuTextLimits, type PastedDay, type PastedMenu, type PastedOption } from './menu-text.ts'
import { maxRangeDays, optionCount, planningHorizon } from './limits.ts'

/** Why a pasted day has to be corrected before it can be saved. */
export type PastedProblem =
  | 'date_repeated'
  | 'past'
  | 'too_far'
  | 'range_too_long'
  | 'not_a_work_day'
  | 'no_dish'
  | 'too_many_options'
  | 'dish_too_long'
  | 'label_too_long'

export interface JudgedDay extends PastedDay {
  problem: PastedProblem | undefined
  /** The earlier line with the same date. */
  repeats: number | undefined
  /** Labels that are not among the default options. */
  newOptions: readonly string[]
  hasSingleOption: boolean
}

/** A pasted day that is ready to be saved. */
export interface AcceptedDay {
  date: LocalDate
  options: readonly { key: string; label: string; dish: string }[]
}

const lengthOf = (text: string): number => [...text].length

/**
 * Marks what the server would refuse, before anything is sent. Of two lines with the same date, the first one counts.
 */
export const judgePastedDays = (
  { days, options }: Pick<PastedMenu, 'days' | 'options'>,
  shift: Pick<WorkPlan, 'days' | 'timezone'>,
  now: Date,
): JudgedDay[] => {
  const today = todayOf(shift, now)
  const horizon = addDays(today, planningHorizon)
  const lineOf = new Map<LocalDate, number>()
  for (const { date, line } of days) if (!lineOf.has(date)) lineOf.set(date, line)
  const named = new Map(options.map((option) => [option.key, option]))

  const problemOf = ({ line, date, dishes }: PastedDay): PastedProblem | undefined => {
    if (lineOf.get(date) !== line) return 'date_repeated'
    if (date < today) return 'past'
    if (date > horizon) return 'too_far'
    if (!worksOn(shift, date)) return 'not_a_work_day'
    if (dishes.size === 0) return 'no_dish'
    if (dishes.size > optionCount.max) return 'too_many_options'
    if ([...dishes.values()].some((dish) => lengthOf(dish) > menuTextLimits.dish)) return 'dish_too_long'
    if ([...dishes.keys()].some((key) => lengthOf(named.get(key)?.label ?? '') > menuTextLimits.label))
      return 'label_too_long'
    return undefined
  }

  const problems = days.map(problemOf)
  const first = days.reduce<LocalDate | undefined>(
    (least, { date }, at) => (problems[at] === undefined && (least === undefined || date < least) ? date : least),
    undefined,
  )
  const last = first === undefined ? undefined : addDays(first, maxRangeDays - 1)
  return days.map((day, at) => {
    const ownProblem = problems[at]
    return {
      ...day,
      problem: ownProblem ?? (last !== undefined && day.date > last ? 'range_too_long' : undefined),
      repeats: ownProblem === 'date_repeated' ? lineOf.get(day.date) : undefined,
      newOptions: [...day.dishes.keys()].flatMap((key) => {
        const option = named.get(key)
        return option !== undefined && !isDefaultKey(option.key) ? [option.label] : []
      }),
      hasSingleOption: day.dishes.size === 1,
    }
  })
}

/** The days without a problem, sorted by date. */
export const acceptedDays = (judged: readonly JudgedDay[], options: readonly PastedOption[]): AcceptedDay[] =>
  judged
    .filter(({ problem }) => problem === undefined)
    .map(({ date, dishes }) => ({
      date,
      options: options.flatMap(({ key, label }) => {
        const dish = dishes.get(key)
        return dish === undefined ? [] : [{ key, label, dish }]
      }),
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
