import { addDays, type LocalDate } from '../shared/rules.ts'
import { todayOf, type WorkPlan, worksOn } from '../shifts/rules.ts'
import type { PastedDay, PastedMenu, PastedOption } from './menu-text.ts'
import { type Course, maxCommonCourses, maxRangeDays, menuTextLimits, optionCount, planningHorizon } from './limits.ts'

/** Why a pasted day cannot be saved as it is. */
export type PastedProblem =
  | 'no_meal'
  | 'date_repeated'
  | 'past'
  | 'too_far'
  | 'range_too_long'
  | 'not_a_work_day'
  | 'no_dish'
  | 'no_option'
  | 'too_many_options'
  | 'too_many_courses'
  | 'dish_too_long'
  | 'label_too_long'

export interface JudgedDay extends PastedDay {
  problem: PastedProblem | undefined
  /** The earlier line with the same date. */
  repeats: number | undefined
  /** Labels of options that the menu does not have yet. */
  newOptions: readonly string[]
  hasSingleOption: boolean
}

/** A pasted day that is ready to be saved. */
export interface AcceptedDay {
  date: LocalDate
  options: readonly { key: string; label: string; dish: string }[]
  /** Undefined if none is written. */
  commonCourses: { course: Course; name: string }[] | undefined
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
  const firstOn = new Map<LocalDate, PastedDay>()
  for (const day of days) if (day.noMeal === undefined && !firstOn.has(day.date)) firstOn.set(day.date, day)
  const named = new Map(options.map((option) => [option.key, option]))
  const optionsOn = (dishes: PastedDay['dishes']) =>
    [...dishes.keys()].filter((key) => named.get(key)?.course === undefined)

  // A list of meals that people do not choose from has nothing missing.
  const hasChoices = days.some(({ dishes }) => optionsOn(dishes).length > 1)

  const problemOf = (day: PastedDay): PastedProblem | undefined => {
    const { date, dishes, noMeal } = day
    if (noMeal !== undefined) return 'no_meal'
    if (firstOn.get(date) !== day) return 'date_repeated'
    if (date < today) return 'past'
    if (date > horizon) return 'too_far'
    if (!worksOn(shift, date)) return 'not_a_work_day'
    if (dishes.size === 0) return 'no_dish'
    const count = optionsOn(dishes).length
    if (count === 0) return 'no_option'
    if (count > optionCount.max) return 'too_many_options'
    if (dishes.size - count > maxCommonCourses) return 'too_many_courses'
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
      repeats: ownProblem === 'date_repeated' ? firstOn.get(day.date)?.line : undefined,
      newOptions: [...day.dishes.keys()].flatMap((key) => {
        const option = named.get(key)
        return option?.isNew === true ? [option.label] : []
      }),
      hasSingleOption: optionsOn(day.dishes).length === 1 && (hasChoices || day.dishes.size === 1),
    }
  })
}

/** The days without a problem, sorted by date. */
export const acceptedDays = (judged: readonly JudgedDay[], options: readonly PastedOption[]): AcceptedDay[] =>
  judged
    .filter(({ problem }) => problem === undefined)
    .map(({ date, dishes }) => {
      const written = options.flatMap(({ key, label, course }) => {
        const dish = dishes.get(key)
        return dish === undefined ? [] : [{ key, label, course, dish }]
      })
      const served = written.flatMap(({ course, dish }) => (course === undefined ? [] : [{ course, name: dish }]))
      return {
        date,
        options: written.flatMap(({ key, label, course, dish }) =>
          course === undefined ? [{ key, label, dish }] : [],
        ),
        commonCourses: served.length === 0 ? undefined : served,
      }
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1))
