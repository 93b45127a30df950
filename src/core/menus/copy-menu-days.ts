import { type Partnership, Partnerships } from '../partnerships/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  daysBetween,
  type GroupId,
  Ids,
  type LocalDate,
  type Refusal,
  refusals,
  type ShiftId,
  useCase,
  mondayOf,
  withFacts,
} from '../shared/index.ts'
import { type Shift, shiftRefusal, Shifts } from '../shifts/index.ts'
import { holdGroup, kitchenOf } from './held-firms.ts'
import type { CommonCourse } from './common-courses.ts'
import { type MenuDay, type MenuOption, peopleOf } from './menu-day.ts'
import { type Kitchen, MenuDays } from './ports.ts'
import { publishRefusal, refuseBeyondCalendar, refuseUnfitRange } from './publish-menu-days.ts'
import { maxRangeDays } from './rules.ts'
import { decideDays, type KitchenState, type MenuDayDraft } from './save-menu-days.ts'

export const copyRefusal = refusals({
  'menu_day.copy_onto_chosen': withFacts<{ people: number }>('conflict'),
  'menu_day.copy_onto_published': 'conflict',
})

export interface MenuCopy {
  /** The shift, and the first and last day to copy. */
  source: Kitchen & { start: LocalDate; end: LocalDate }
  /** Any day of the week the first week is copied to; each menu keeps its weekday. */
  onto: LocalDate
  /** How many times the weeks are repeated, back to back. */
  repeat: number
  /** Shifts of firms the catering cooks for. */
  targets: readonly { corporateId: CompanyId; shiftId: ShiftId }[]
  /** Also the firms of this group, in their shifts with the same hours. */
  groupId?: GroupId | undefined
}

export interface PlannedDay {
  from: LocalDate
  date: LocalDate
  options: readonly MenuOption[]
  commonCourses: readonly CommonCourse[]
  /** There is a draft, which would be overwritten. */
  isOverwriting: boolean
  /** The day already has this menu. */
  isUnchanged: boolean
  /** Why the day is skipped. */
  refusal: Refusal | null
}

export interface PlannedTarget {
  corporateId: CompanyId
  shift: Shift | null
  days: PlannedDay[]
  /** Why the target is skipped. */
  refusal: Refusal | null
}

interface Target {
  corporateId: CompanyId
  shift: Shift | null
  partnership: Partnership | null
  refusal: Refusal | null
}

type Chosen = KitchenState['chosen']

/** The dates each day of the source is copied to, in chronological order. */
const datesOf = ({ source, onto, repeat }: MenuCopy): { from: LocalDate; date: LocalDate }[] => {
  const first = mondayOf(source.start)
  const block = Math.ceil((daysBetween(first, source.end) + 1) / 7) * 7
  const offset = daysBetween(first, mondayOf(onto))
  const days = Array.from({ length: daysBetween(source.start, source.end) + 1 }, (_, n) => addDays(source.start, n))
  return Array.from({ length: repeat }, (_, time) =>
    days.map((from) => ({ from, date: addDays(from, offset + time * block) })),
  ).flat()
}

const draftOf = ({ date, options, commonCourses }: PlannedDay): MenuDayDraft => ({
  date,
  choices: options,
  commonCourses,
  meals: Object.fromEntries(options.map(({ key, meal }) => [key, meal])),
})

const peopleOn = (day: MenuDay, chosen: Chosen): number => peopleOf(chosen.get(day.id) ?? new Map())

/** A copy is a draft, so it must not replace a published day, or one that people have chosen on (rule G3). */
const refusalOnto = (day: MenuDay | undefined, people: number): Refusal | null => {
  if (people > 0) return copyRefusal('menu_day.copy_onto_chosen', { people })
  return day !== undefined && day.status !== 'draft' ? copyRefusal('menu_day.copy_onto_published') : null
}

/** The days of a target for which the source has a menu, before the target's own days are asked whether they can be changed. */
const plannedDays = (
  dates: ReturnType<typeof datesOf>,
  written: ReadonlyMap<LocalDate, MenuDay>,
  existing: readonly MenuDay[],
  chosen: Chosen,
): PlannedDay[] => {
  const byDate = new Map(existing.map((day) => [day.date, day]))
  return dates.flatMap(({ from, date }): PlannedDay[] => {
    const copied = written.get(from)
    if (copied === undefined) return []
    const { options, commonCourses } = copied
    const day = byDate.get(date)
    return [
      {
        from,
        date,
        options,
        commonCourses,
        isOverwriting: day !== undefined,
        isUnchanged: day?.offers(options, commonCourses) === true,
        refusal: refusalOnto(day, day === undefined ? 0 : peopleOn(day, chosen)),
      },
    ]
  })
}

/**
 * The outcome of a copy day by day, and the days it would write. Locks them against choices until the transaction ends.
 */
const planCopy = useCase(
  [holdGroup, MenuDays, Partnerships, Shifts, Ids, Clock],
  (holdFirms, menuDays, partnerships, shifts, ids, clock) => {
    const targetsOf = async ({ source, targets, groupId }: MenuCopy): Promise<Target[]> => {
      const named = [source, ...targets]
      const firms = [...new Set(named.map(({ corporateId }) => corporateId))].sort()
      const held = await partnerships.holdAll(source.cateringId, firms)
      const active = await shifts.holdActive(firms)
      const found = named.map(({ corporateId, shiftId }): Target => {
        const partnership = held.find((one) => one.partner() === corporateId && !one.isOver(clock.now()))
        const shift = active.find(({ id, companyId }) => id === shiftId && companyId === corporateId)
        // Unknown, foreign and former partners' shifts all look the same.
        if (partnership === undefined || shift === undefined) throw shiftRefusal('shift.missing')
        return { corporateId, shift, partnership, refusal: null }
      })
      const hours = found[0]?.shift
      if (groupId === undefined || !hours) return found.slice(1)
      const group = await holdFirms({ cateringId: source.cateringId, groupId, hours })
      const members = group.flatMap(({ corporateId, shifts, refusal }): Target[] =>
        refusal === null
          ? shifts.map((held) => ({ corporateId, ...held, refusal }))
          : [{ corporateId, shift: null, partnership: null, refusal }],
      )
      const seen = new Set(targets.map(({ shiftId }) => shiftId))
      return [...found.slice(1), ...members.filter(({ shift }) => shift === null || !seen.has(shift.id))]
    }

    return async (input: MenuCopy): Promise<{ targets: PlannedTarget[]; days: MenuDay[] }> => {
      const { source } = input
      refuseUnfitRange(source.start, source.end)
      const dates = datesOf(input)
      const last = dates.at(-1)?.date ?? input.onto
      if (daysBetween(mondayOf(input.onto), last) >= maxRangeDays)
        throw publishRefusal('menu_day.range_too_long', { days: maxRangeDays })
      refuseBeyondCalendar(last)
      const now = clock.now()
      const targets = await targetsOf(input)
      const kitchens = targets.flatMap(({ shift }) => (shift === null ? [] : [kitchenOf(source.cateringId, shift)]))
      const known = await menuDays.forChange(
        [source, ...kitchens],
        [...new Set(dates.flatMap(({ from, date }) => [from, date]))],
      )
      const chosen = await menuDays.chosenOf(known)
      const byShift = Map.groupBy(known, ({ shiftId }) => shiftId)
      const written = new Map((byShift.get(source.shiftId) ?? []).map((day) => [day.date, day]))

      const planned = targets.map(({ corporateId, shift, partnership, refusal }) => {
        const plan: PlannedTarget & { saved: MenuDay[] } = { corporateId, shift, days: [], refusal, saved: [] }
        if (shift === null || partnership === null) return plan
        const existing = byShift.get(shift.id) ?? []
        plan.days = plannedDays(dates, written, existing, chosen)
        const drafts = plan.days.filter((day) => day.refusal === null && !day.isUnchanged).map(draftOf)
        const kitchen = kitchenOf(source.cateringId, shift)
        const decided = decideDays({ kitchen, shift, partnership, existing, chosen, toDeclare: [] }, drafts, now, ids)
        plan.saved = decided.saved.map(({ day }) => day)
        for (const day of plan.days)
          day.refusal ??= decided.refused.find(({ date }) => date === day.date)?.refusal ?? null
        return plan
      })
      return {
        targets: planned.map(({ saved: _saved, ...target }) => target),
        days: planned.flatMap(({ saved }) => saved),
      }
    }
  },
)

/** Returns what copying would do right now, without writing anything. */
export const previewMenuCopy = useCase([planCopy], (plan) => async (input: MenuCopy): Promise<PlannedTarget[]> => {
  const { targets } = await plan(input)
  return targets
})

/** Writes drafts and never publishes; skipped days come with the reason (rule G3). */
export const copyMenuDays = useCase(
  [planCopy, MenuDays],
  (plan, menuDays) =>
    async (input: MenuCopy): Promise<PlannedTarget[]> => {
      const { targets, days } = await plan(input)
      if (days.length > 0) await menuDays.save(days)
      return targets
    },
)
