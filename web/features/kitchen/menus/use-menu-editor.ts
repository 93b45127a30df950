import { useEffect, useMemo, useReducer } from 'react'
import { optionCount } from '../../../../src/core/menus/rules.ts'
import { addDays, weekdayOf } from '../../../../src/core/shared/rules.ts'
import { useListMenuDaysQuery, type MenuDay, type Shift } from '../../../api/generated.ts'
import { daysBetween } from '../../../ui/words/calendar-days.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'
import type { Kitchen } from '../use-kitchen.ts'
import { keepEdits, keptEdits } from './kept-edits.ts'
import { blankDraftOf } from './menu-columns.ts'
import { draftOf, isComplete, offered, type DayDraft } from './menu-draft.ts'
import { menuEdits, type Step } from './menu-edits.ts'
import { rangeFrom, rangeProblem, type MenuRange } from './menu-range.ts'

export interface EditedDay {
  date: string
  kept: MenuDay | undefined
  /** The version that the draft is based on. */
  base: MenuDay | undefined
  /** The draft before any edits. */
  start: DayDraft
  draft: DayDraft
  isChanged: boolean
  isChecked: boolean
  /** Choosing has closed: a chosen dish can only be substituted now (rule M4). */
  isClosed: boolean
  /** The name of the closed day, if the firm or the catering is closed (rule Y1). */
  closedFor: string | undefined
  message: string | undefined
  /** The current version, if somebody else has changed the day meanwhile. */
  overtaken: MenuDay | undefined
}

const draftsOf = (list: { days: MenuDay[] } | undefined): DayDraft[] => (list?.days ?? []).map(draftOf)

/** The server's days in the range with unsaved edits applied; reloading never loses what was typed. */
export const useMenuEditor = (kitchen: Kitchen, shift: Shift, range: MenuRange) => {
  const today = todayIn(shift.timezone)
  const key = `tabldot_menu:${[useProfile().id, kitchen.cateringId, kitchen.corpId, shift.id].join(':')}`
  const [edits, edit] = useReducer(menuEdits, undefined, () => keptEdits(key, today))
  useEffect(() => keepEdits(key, edits.days), [key, edits.days])
  const isRange = rangeProblem(range) === undefined
  const query = { ...kitchen, shiftId: shift.id, startDate: range.start, endDate: range.end }
  const { currentData, isFetching, error, refetch } = useListMenuDaysQuery(query, {
    skip: !isRange,
    refetchOnMountOrArgChange: true,
  })
  const defaultRange = rangeFrom(today)
  const present = useListMenuDaysQuery({
    ...kitchen,
    shiftId: shift.id,
    startDate: defaultRange.start,
    endDate: defaultRange.end,
  })
  const blank = useMemo(
    () => blankDraftOf(draftsOf(currentData), draftsOf(present.data), optionCount.max),
    [currentData, present.data],
  )

  const closedFor = new Map(currentData?.closed_days.map(({ date, name }) => [date, name]))
  const dayOn = (date: string): EditedDay => {
    const kept = currentData?.days.find((day) => day.date === date)
    const edited = edits.days[date]
    const from = kept ?? edited?.base
    const start = edited?.start ?? (kept === undefined ? blank : draftOf(kept))
    return {
      date,
      kept,
      base: edited === undefined ? kept : edited.base,
      start,
      draft: edited?.draft ?? start,
      isChanged: edited !== undefined,
      isChecked: edits.checked[date] === true,
      closedFor: closedFor.get(date),
      isClosed: from !== undefined && new Date(from.closes_at) <= new Date(),
      message: edits.messages[date],
      overtaken: edits.overtaken[date],
    }
  }
  const dates = isRange ? daysBetween(range.start, range.end) : []
  const days = dates.filter((date) => shift.days.includes(weekdayOf(date))).map(dayOn)
  const replay = (type: 'undone' | 'redone', step: Step | undefined) =>
    step && edit({ type, days: Object.entries(step).map(([date, draft]) => ({ ...dayOn(date), draft })) })
  /** Past days stay as they are, since nobody can choose from them any more. */
  const ahead = days.filter(({ date }) => date >= today)
  const toPublish = ahead.filter(
    ({ kept, isChanged, draft, closedFor }) =>
      closedFor === undefined && (kept === undefined ? isChanged && isComplete(draft) : kept.status === 'draft'),
  )
  const changed = Object.keys(edits.days).sort().map(dayOn)
  return {
    query,
    today,
    /** All dates in the range, working days or not. */
    dates,
    /** Working days, also closed ones: drafts may be written for them (rule Y1). */
    days,
    blank,
    /** How many days publishing would publish, once everything is saved. */
    drafts: toPublish.length,
    /** How many of those have only one dish. */
    single: toPublish.filter(({ draft }) => offered(draft).length === 1).length,
    /** Including days outside the range. */
    changed,
    /** Whether any of them cannot be saved as they are: incomplete, or changed by somebody else meanwhile. */
    isStuck: changed.some(({ draft, overtaken }) => !isComplete(draft) || overtaken !== undefined),
    /** The first day ahead without a menu. */
    missing: ahead.find(isBlank)?.date ?? addDays(range.end, 1),
    canUndo: edits.steps.length > 0,
    undo: () => replay('undone', edits.steps.at(-1)),
    canRedo: edits.undone.length > 0,
    redo: () => replay('redone', edits.undone.at(-1)),
    edit,
    /** The number for the saved days in the range. */
    undeclared: currentData?.undeclared_dishes ?? 0,
    isLoaded: currentData !== undefined && !present.isLoading,
    isFetching,
    error,
    refetch,
  }
}

/** Whether a menu is missing on the day; none is on a closed one. */
export const isBlank = ({ kept, isChanged, closedFor }: EditedDay): boolean =>
  kept === undefined && !isChanged && closedFor === undefined

export type MenuEditor = ReturnType<typeof useMenuEditor>
