import { Clock, type CompanyId, Ids, Jobs, type Refusal, Transaction, useCase } from '../shared/index.ts'
import { type Shift, worksOn } from '../shifts/index.ts'
import { commonCoursesOf } from './common-courses.ts'
import { dishesToDeclare } from './declarations.ts'
import {
  type ChosenShifts,
  forEachFirm,
  type GroupShift,
  type HeldFirm,
  type HeldShift,
  holdChosen,
  holdGroup,
  kitchenOf,
} from './held-firms.ts'
import { type DishChange, type MenuDay, optionsOf } from './menu-day.ts'
import { Choices, Dishes, MenuDays } from './ports.ts'
import { decideDays, type DecidedDays, mealsOf, type MenuDayDraft, type RefusedMenuDay } from './save-menu-days.ts'
import { tellOfCourses, tellOfSubstitutes } from './tell-of-published.ts'

/** How to treat the replacement of a dish that people chose. Firms may have had different dishes under the same key. */
export interface FirmsDishChange {
  key: string
  /** The name of the dish that was chosen. */
  dish: string
  change: DishChange
}

/** A draft only; it cannot publish. */
export interface FirmsMenuDraft extends Omit<MenuDayDraft, 'status' | 'seenVersion' | 'dishChanges'> {
  dishChanges?: readonly FirmsDishChange[] | undefined
}

export interface FirmOutcome {
  corporateId: CompanyId
  /** How many days were written; 0 if the firm as a whole was refused. */
  saved: number
  /** Days that already had this menu. */
  unchanged: number
  /** Days on which a chosen shift does not work. */
  daysOff: number
  refused: (RefusedMenuDay & { shift: Shift })[]
  refusal: Refusal | null
}

interface DecidedFirm extends HeldFirm {
  days: (DecidedDays & { shift: Shift; unchanged: number; daysOff: number })[]
}

const writeForFirms = useCase(
  {
    undeclared: dishesToDeclare,
    menuDays: MenuDays,
    dishes: Dishes,
    choices: Choices,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
    transaction: Transaction,
  },
  ({ undeclared, menuDays, dishes, choices, jobs, ids, clock, transaction }) =>
    async (
      cateringId: CompanyId,
      firms: readonly HeldFirm[],
      drafts: readonly FirmsMenuDraft[],
      draftsOf: (shift: Shift) => readonly FirmsMenuDraft[],
    ): Promise<FirmOutcome[]> => {
      const now = clock.now()
      const existing = await menuDays.forChange(
        firms.flatMap(({ shifts }) => shifts.map(({ shift }) => kitchenOf(cateringId, shift))),
        drafts.map(({ date }) => date),
      )
      const chosen = await menuDays.chosenOf(existing)
      const toDeclare = await undeclared(cateringId, drafts)
      const byShift = Map.groupBy(existing, ({ shiftId }) => shiftId)

      const decide = ({ shift, partnership }: HeldShift) => {
        const own = byShift.get(shift.id) ?? []
        const written = draftsOf(shift)
        const fresh = withoutRepeated(written, own)
        const state = { kitchen: kitchenOf(cateringId, shift), shift, partnership, existing: own, chosen, toDeclare }
        const wanted = fresh.map((draft) => ({ ...draft, dishChanges: changesFor(draft, own) }))
        return {
          ...decideDays(state, wanted, now, ids),
          shift,
          unchanged: written.length - fresh.length,
          daysOff: drafts.length - written.length,
        }
      }
      const decided = firms.map((firm): DecidedFirm => ({ ...firm, days: firm.shifts.map(decide) }))
      await forEachFirm(transaction, decided, async (some) => {
        const days = some.flatMap((firm) => firm.days)
        const saved = days.flatMap((one) => one.saved.map(({ day }) => day))
        const changed = days.flatMap((one) => one.changed)
        if (saved.length > 0) await menuDays.save(saved)
        const courses = days.flatMap((one) => one.changedCourses)
        if (changed.length > 0) await choices.changeDishes(cateringId, changed)
        if (courses.length > 0) await choices.changeCourses(cateringId, courses)
        await tellOfSubstitutes(jobs, ids, changed)
        await tellOfCourses(jobs, ids, now, courses)
      })
      await dishes.remember(cateringId, mealsOf(drafts))
      return decided.map(({ corporateId, days, refusal }) => ({
        corporateId,
        saved: refusal === null ? sumOf(days, ({ saved }) => saved.length) : 0,
        unchanged: sumOf(days, ({ unchanged }) => unchanged),
        daysOff: sumOf(days, ({ daysOff }) => daysOff),
        refused: days.flatMap(({ refused, shift }) => refused.map((day) => ({ ...day, shift }))),
        refusal,
      }))
    },
)

/** Writes the same days for all firms of a group; a firm gets all of its valid days, or none (rule M8). */
export const bulkUpsertGroupMenu = useCase(
  [holdGroup, writeForFirms],
  (hold, write) => async (input: GroupShift & { drafts: readonly FirmsMenuDraft[] }) =>
    write(input.cateringId, await hold(input), input.drafts, () => input.drafts),
)

/** The same for chosen shifts, each of which gets the days on which it works (rule M20). */
export const bulkUpsertFirmMenus = useCase(
  [holdChosen, writeForFirms],
  (hold, write) =>
    async ({ drafts, ...chosen }: ChosenShifts & { drafts: readonly FirmsMenuDraft[] }) =>
      write(chosen.cateringId, await hold(chosen), drafts, (shift) =>
        drafts.filter(({ date }) => worksOn(shift, date)),
      ),
)

const sumOf = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0)

/** The changes that apply to the dishes this firm has on that day, by option key. */
const changesFor = ({ date, dishChanges = [] }: FirmsMenuDraft, existing: readonly MenuDay[]) => {
  const day = existing.find((one) => one.date === date)
  const own = dishChanges.filter(({ key, dish }) => day?.mealOf(key)?.name === dish)
  return Object.fromEntries(own.map(({ key, change }) => [key, change]))
}

/** Skips days that already have this menu, so that sending it again changes nothing. */
const withoutRepeated = (drafts: readonly FirmsMenuDraft[], existing: readonly MenuDay[]): FirmsMenuDraft[] => {
  const byDate = new Map(existing.map((day) => [day.date, day]))
  return drafts.filter((draft) => {
    const day = byDate.get(draft.date)
    return day === undefined || !isOfferedOn(day, draft)
  })
}

/** Not if the draft is invalid. */
const isOfferedOn = (day: MenuDay, { choices, meals, commonCourses }: FirmsMenuDraft): boolean => {
  try {
    return day.offers(optionsOf(choices, meals), commonCourses && commonCoursesOf(commonCourses))
  } catch {
    return false
  }
}
