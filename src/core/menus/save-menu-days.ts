import {
  Clock,
  earlierFirst,
  Ids,
  Jobs,
  type LocalDate,
  Refusal,
  refusals,
  refuseStale,
  useCase,
} from '../shared/index.ts'
import { type Partnership, Partnerships } from '../partnerships/index.ts'
import { type Shift, shiftRefusal, Shifts, todayOf } from '../shifts/index.ts'
import { type ChangedCourses, commonCoursesOf, type CourseMeal } from './common-courses.ts'
import { dishesToDeclare, undeclaredIn, writtenMeals } from './declarations.ts'
import {
  type ChangedDish,
  type Meal,
  type MenuDay,
  type MenuDayChange,
  type MenuStatus,
  menuDayRefusal,
  newMenuDay,
  optionsOf,
  peopleOf,
  refuseAfterEnd,
  refuseUndeclared,
  refuseUnfitDate,
} from './menu-day.ts'
import { Choices, Dishes, type Kitchen, MenuDays } from './ports.ts'
import { isBeforeCutOff } from './rules.ts'
import { tellOfCourses, tellOfPublished, tellOfSubstitutes } from './tell-of-published.ts'

export const saveMenuDaysRefusal = refusals({
  'menu_day.date_repeated': 'unprocessable',
  'menu_day.correction_too_late': 'unprocessable',
})

export interface MenuDayDraft {
  date: LocalDate
  meals: Record<string, Meal>
  choices: readonly { key: string; label: string }[]
  /** By default, none for a new day and unchanged for an existing one. */
  commonCourses?: readonly CourseMeal[] | undefined
  /** By default, draft for a new day and unchanged for an existing one. */
  status?: MenuStatus | undefined
  dishChanges?: MenuDayChange['dishChanges'] | undefined
  seenVersion?: number | undefined
}

export interface SavedDay {
  day: MenuDay
  /** How many people have chosen on this day. */
  people: number
}

export interface RefusedMenuDay {
  date: LocalDate
  refusal: Refusal
  /** Choosing has closed, so the name of a chosen dish can no longer be corrected (rule M4). */
  isClosed: boolean
}

export interface MenuDaysOutcome {
  saved: SavedDay[]
  refused: RefusedMenuDay[]
}

const shiftOf = async (shifts: Shifts, kitchen: Kitchen): Promise<Shift> => {
  const shift = await shifts.byId(kitchen.corporateId, kitchen.shiftId)
  if (shift === null || !shift.isActive) throw shiftRefusal('shift.missing')
  return shift
}

/** Locked until the menus are written, so that none is published after the partnership has ended. */
export const holdPartnership = async (
  partnerships: Partnerships,
  { cateringId, corporateId }: Kitchen,
  now: Date,
): Promise<Partnership> => {
  const partnership = await partnerships.hold(cateringId, corporateId)
  if (partnership === null || partnership.isOver(now)) throw menuDayRefusal('menu_day.partnership_ended')
  return partnership
}

/** Once choosing has closed people rely on their choice, so a new dish can only be a substitution (rule M4). */
const refuseLateCorrection = (dishes: readonly ChangedDish[], isOpen: boolean): void => {
  if (dishes.some(({ change }) => change === 'correction') && !isOpen)
    throw saveMenuDaysRefusal('menu_day.correction_too_late')
}

/** In date order. */
export const mealsOf = (drafts: readonly Pick<MenuDayDraft, 'date' | 'meals' | 'commonCourses'>[]): Meal[] =>
  drafts.toSorted(earlierFirst).flatMap(writtenMeals)

/** The state of a kitchen before it is written. */
export interface KitchenState {
  kitchen: Kitchen
  shift: Shift
  partnership: Partnership
  existing: readonly MenuDay[]
  chosen: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Names of dishes that have to be declared before publishing. */
  toDeclare: readonly string[]
  /** Dates on which the shift does not eat there (rule Y1). */
  closed?: ReadonlySet<LocalDate>
}

export interface DecidedDays extends MenuDaysOutcome {
  /** The dates this publishes. */
  published: LocalDate[]
  changed: (ChangedDish & { shift: Shift; date: LocalDate })[]
  changedCourses: (ChangedCourses & { shift: Shift; date: LocalDate })[]
}

/** Validates each day on its own: a refused day does not prevent the others from being saved. */
export const decideDays = (
  { kitchen, shift, partnership, existing, chosen, toDeclare, closed }: KitchenState,
  drafts: readonly MenuDayDraft[],
  now: Date,
  ids: Ids,
): DecidedDays => {
  const byDate = new Map(existing.map((day) => [day.date, day]))
  const decided: DecidedDays = { saved: [], refused: [], published: [], changed: [], changedCourses: [] }
  const dates = new Set<LocalDate>()
  const today = todayOf(shift, now)
  for (const draft of drafts) {
    const { date } = draft
    const day = byDate.get(date) ?? newMenuDay({ ...kitchen, id: ids.next(), date, createdAt: now })
    const isOpen = isBeforeCutOff(day, { shift, partnerCutOff: partnership.cutOff() }, now)
    try {
      const counts = chosen.get(day.id) ?? new Map<string, number>()
      refuseUnfitDate(date, shift, today)
      refuseAfterEnd(date, partnership)
      refuseStale(day, draft.seenVersion)
      if (dates.has(date)) throw saveMenuDaysRefusal('menu_day.date_repeated')
      const wasPublished = day.status === 'published'
      const { status, dishChanges = {} } = draft
      if (status === 'published' && closed?.has(date) === true) throw menuDayRefusal('menu_day.closed')
      const commonCourses = draft.commonCourses && commonCoursesOf(draft.commonCourses)
      const options = optionsOf(draft.choices, draft.meals)
      const { dishes, courses } = day.change({ options, commonCourses, status, dishChanges }, counts)
      refuseLateCorrection(dishes, isOpen)
      if (day.status === 'published') refuseUndeclared(undeclaredIn([draft]).filter((name) => toDeclare.includes(name)))
      day.updatedAt = now
      dates.add(date)
      if (day.status === 'published' && !wasPublished) decided.published.push(date)
      decided.changed.push(...dishes.map((dish) => ({ ...dish, shift, date })))
      if (courses !== null) decided.changedCourses.push({ ...courses, shift, date })
      decided.saved.push({ day, people: peopleOf(counts) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      decided.refused.push({ date, refusal: error, isClosed: !isOpen })
    }
  }
  return decided
}

const saveMenuDays = useCase(
  {
    undeclared: dishesToDeclare,
    menuDays: MenuDays,
    dishes: Dishes,
    choices: Choices,
    partnerships: Partnerships,
    shifts: Shifts,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
  },
  ({ undeclared, menuDays, dishes, choices, partnerships, shifts, jobs, ids, clock }) =>
    async (kitchen: Kitchen, drafts: readonly MenuDayDraft[]): Promise<MenuDaysOutcome> => {
      const now = clock.now()
      const shift = await shiftOf(shifts, kitchen)
      const partnership = await holdPartnership(partnerships, kitchen, now)
      const existing = await menuDays.forChange(
        [kitchen],
        drafts.map(({ date }) => date),
      )
      const chosen = await menuDays.chosenOf(existing)
      const toDeclare = await undeclared(kitchen.cateringId, drafts)
      const toPublish = drafts.filter(({ status }) => status === 'published').map(({ date }) => date)
      const closed = new Set(toPublish.length === 0 ? [] : await menuDays.closedAmong(kitchen, toPublish))
      const state = { kitchen, shift, partnership, existing, chosen, toDeclare, closed }
      const { saved, refused, published, changed, changedCourses } = decideDays(state, drafts, now, ids)
      if (saved.length > 0) await menuDays.save(saved.map(({ day }) => day))
      const refusedDates = new Set(refused.map(({ date }) => date))
      await dishes.remember(kitchen.cateringId, mealsOf(drafts.filter(({ date }) => !refusedDates.has(date))))
      if (changed.length > 0) await choices.changeDishes(kitchen.cateringId, changed)
      if (changedCourses.length > 0) await choices.changeCourses(kitchen.cateringId, changedCourses)
      await tellOfPublished(jobs, ids, kitchen.cateringId, [{ shift, dates: published }])
      await tellOfSubstitutes(jobs, ids, changed)
      await tellOfCourses(jobs, ids, now, changedCourses)
      return { saved, refused }
    },
)

export const bulkUpsertMenuDays = useCase(
  [saveMenuDays],
  (save) => (input: { kitchen: Kitchen; drafts: readonly MenuDayDraft[] }) => save(input.kitchen, input.drafts),
)

export const saveMenuDay = useCase(
  [saveMenuDays],
  (save) =>
    async (input: { kitchen: Kitchen; draft: MenuDayDraft }): Promise<SavedDay> => {
      const { saved, refused } = await save(input.kitchen, [input.draft])
      if (refused[0]) throw refused[0].refusal
      return saved[0] as SavedDay
    },
)
