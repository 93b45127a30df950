import { Clock, create, Ids, Jobs, type LocalDate, Refusal, refusals, refuseStale, useCase } from '../shared/index.ts'
import { type Partnership, Partnerships } from '../partnerships/index.ts'
import { type Shift, shiftRefusal, Shifts } from '../shifts/index.ts'
import {
  type ChangedDish,
  type Meal,
  MenuDay,
  type MenuDayChange,
  type MenuStatus,
  menuDayRefusal,
  optionsOf,
  refuseAfterEnd,
  refuseUndeclared,
  refuseUnfitDate,
} from './menu-day.ts'
import { Choices, Dishes, type Kitchen, MenuDays } from './ports.ts'
import { isBeforeCutOff } from './rules.ts'
import { tellOfPublished, tellOfSubstitutes } from './tell-of-published.ts'

export const saveMenuDaysRefusal = refusals({
  'menu_day.date_repeated': 'unprocessable',
  'menu_day.correction_too_late': 'unprocessable',
})

export interface MenuDayDraft {
  date: LocalDate
  meals: Record<string, Meal>
  choices: readonly { key: string; label: string }[]
  /** Default: draft for a new day, unchanged for an existing one. */
  status?: MenuStatus | undefined
  dishChanges?: MenuDayChange['dishChanges'] | undefined
  seenVersion?: number | undefined
}

export interface SavedDay {
  day: MenuDay
  /** How many people chose something on the day. */
  people: number
}

export interface MenuDaysOutcome {
  saved: SavedDay[]
  refused: { date: LocalDate; refusal: Refusal }[]
}

const newDay = (kitchen: Kitchen, date: LocalDate, id: string, now: Date): MenuDay =>
  create(MenuDay, { ...kitchen, id, date, status: 'draft', options: [], createdAt: now, updatedAt: now, version: 0 })

const shiftOf = async (shifts: Shifts, kitchen: Kitchen): Promise<Shift> => {
  const shift = await shifts.byId(kitchen.corporateId, kitchen.shiftId)
  if (shift === null || !shift.isActive) throw shiftRefusal('shift.missing')
  return shift
}

/** Held until the menus are written, so that none is published after the end of the partnership. */
export const holdPartnership = async (
  partnerships: Partnerships,
  { cateringId, corporateId }: Kitchen,
  now: Date,
): Promise<Partnership> => {
  const partnership = await partnerships.hold(cateringId, corporateId)
  if (partnership === null || partnership.isOver(now)) throw menuDayRefusal('menu_day.partnership_ended')
  return partnership
}

/** When choosing has closed, people count on what they chose: another dish is another dish (rule M4). */
const refuseLateCorrection = (dishes: readonly ChangedDish[], date: LocalDate, shift: Shift, now: Date): void => {
  if (dishes.some(({ change }) => change === 'correction') && !isBeforeCutOff(date, shift, now))
    throw saveMenuDaysRefusal('menu_day.correction_too_late')
}

/** Names of the dishes that come without a word on their allergens. */
const undeclaredIn = (drafts: readonly MenuDayDraft[]): string[] => [
  ...new Set(
    drafts.flatMap(({ meals }) =>
      Object.values(meals).flatMap(({ name, allergens }) => (allergens ? [] : [name.trim()])),
    ),
  ),
]

/** Validates each day on its own: a refused day does not keep the others from being saved. */
const saveMenuDays = useCase(
  [MenuDays, Dishes, Choices, Partnerships, Shifts, Jobs, Ids, Clock],
  (menuDays, dishes, choices, partnerships, shifts, jobs, ids, clock) =>
    async (kitchen: Kitchen, drafts: readonly MenuDayDraft[]): Promise<MenuDaysOutcome> => {
      const now = clock.now()
      const shift = await shiftOf(shifts, kitchen)
      const partnership = await holdPartnership(partnerships, kitchen, now)
      const existing = await menuDays.forChange(
        kitchen,
        drafts.map(({ date }) => date),
      )
      const chosen = await menuDays.chosenOf(existing)
      const undeclared = new Set(await dishes.toDeclare(kitchen.cateringId, undeclaredIn(drafts)))
      const byDate = new Map(existing.map((day) => [day.date, day]))
      const outcome: MenuDaysOutcome = { saved: [], refused: [] }
      const published: LocalDate[] = []
      const changed: (ChangedDish & { date: LocalDate })[] = []

      for (const draft of drafts) {
        try {
          const day = byDate.get(draft.date) ?? newDay(kitchen, draft.date, ids.next(), now)
          const counts = chosen.get(day.id) ?? new Map<string, number>()
          refuseUnfitDate(draft.date, shift, now)
          refuseAfterEnd(draft.date, partnership)
          refuseStale(day, draft.seenVersion)
          if (outcome.saved.some((saved) => saved.day.date === draft.date))
            throw saveMenuDaysRefusal('menu_day.date_repeated')
          const wasPublished = day.status === 'published'
          const { status, dishChanges = {} } = draft
          const renamed = day.change({ options: optionsOf(draft.choices, draft.meals), status, dishChanges }, counts)
          refuseLateCorrection(renamed, draft.date, shift, now)
          if (day.status === 'published') refuseUndeclared(undeclaredIn([draft]).filter((name) => undeclared.has(name)))
          day.updatedAt = now
          if (day.status === 'published' && !wasPublished) published.push(day.date)
          changed.push(...renamed.map((dish) => ({ ...dish, date: day.date })))
          outcome.saved.push({ day, people: [...counts.values()].reduce((sum, count) => sum + count, 0) })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          outcome.refused.push({ date: draft.date, refusal: error })
        }
      }
      if (outcome.saved.length > 0) await menuDays.save(outcome.saved.map(({ day }) => day))
      if (changed.length > 0) await choices.changeDishes(changed)
      await tellOfPublished(jobs, ids, shift, published)
      await tellOfSubstitutes(jobs, ids, shift, changed)
      return outcome
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
