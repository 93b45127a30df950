import type { MenuDay } from '../../../api/generated.ts'
import { draftOf, isSameDraft, type DayDraft } from './menu-draft.ts'

/** A day's draft and the version it is based on, since the list may be reloaded during editing. */
export interface DayEdit {
  draft: DayDraft
  base: MenuDay | undefined
  /** The draft before any edits. */
  start: DayDraft
}

export type EditedDate = DayEdit & { date: string }

/** Edits that the server does not have yet, and its messages about them, by date. */
export interface MenuEdits {
  days: Readonly<Record<string, DayEdit | undefined>>
  messages: Readonly<Record<string, string>>
  /** Days on which missing input is pointed out, because somebody tried to save them. */
  checked: Readonly<Record<string, true>>
  /** Current versions of days that somebody else has changed meanwhile. */
  overtaken: Readonly<Record<string, MenuDay>>
  /** The drafts before each step, latest last. */
  steps: readonly Step[]
  /** The drafts removed by undoing, latest last; cleared by the next edit. */
  undone: readonly Step[]
}

export type Step = Readonly<Record<string, DayDraft>>

export type MenuEdit =
  /** `isStep`: can be undone as a whole. */
  | { type: 'edited'; days: EditedDate[]; isStep: boolean }
  /** The drafts to restore, one step back or forward. */
  | { type: 'undone' | 'redone'; days: EditedDate[] }
  | { type: 'discarded' }
  | { type: 'checked'; dates: string[] }
  | { type: 'saved'; sent: Record<string, DayDraft>; days: MenuDay[] }
  | { type: 'refused'; messages: Record<string, string> }
  | { type: 'overtaken'; days: MenuDay[] }
  /** The draft continues from the current version of the day. */
  | { type: 'rebased'; present: MenuDay; draft: DayDraft }

export const noEdits: MenuEdits = { days: {}, messages: {}, checked: {}, overtaken: {}, steps: [], undone: [] }

const maxSteps = 100

const without = <Value>(record: Readonly<Record<string, Value>>, dates: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([date]) => !dates.includes(date)))

const byDate = (days: MenuDay[]): Record<string, MenuDay> => Object.fromEntries(days.map((day) => [day.date, day]))

/** A day that is back to its initial draft is no longer an edit. */
const withDay = (days: MenuEdits['days'], date: string, edit: DayEdit): MenuEdits['days'] =>
  isSameDraft(edit.draft, edit.start) ? without(days, [date]) : { ...days, [date]: edit }

const withDays = (edits: MenuEdits, edited: readonly EditedDate[]): MenuEdits => {
  let { days } = edits
  for (const { date, draft, base, start } of edited) {
    const known = days[date]
    days = withDay(days, date, { base, start, ...known, draft })
  }
  return {
    ...edits,
    days,
    messages: without(
      edits.messages,
      edited.map(({ date }) => date),
    ),
  }
}

const withStep = (edits: MenuEdits, before: Step): MenuEdits['steps'] => [...edits.steps, before].slice(-maxSteps)

/** The drafts of these days before `edited` is applied. */
const draftsBefore = (edits: MenuEdits, edited: readonly EditedDate[]): Step =>
  Object.fromEntries(edited.map(({ date, start }) => [date, edits.days[date]?.draft ?? start]))

export const menuEdits = (edits: MenuEdits, edit: MenuEdit): MenuEdits => {
  switch (edit.type) {
    case 'edited': {
      const steps = edit.isStep ? withStep(edits, draftsBefore(edits, edit.days)) : edits.steps
      return { ...withDays(edits, edit.days), steps, undone: [] }
    }
    case 'undone': {
      const undone = [...edits.undone, draftsBefore(edits, edit.days)]
      return { ...withDays(edits, edit.days), steps: edits.steps.slice(0, -1), undone }
    }
    case 'redone': {
      const steps = withStep(edits, draftsBefore(edits, edit.days))
      return { ...withDays(edits, edit.days), steps, undone: edits.undone.slice(0, -1) }
    }
    case 'discarded': {
      const drafts = Object.entries(edits.days).flatMap(([date, day]) => (day ? [[date, day.draft] as const] : []))
      return { ...noEdits, steps: withStep(edits, Object.fromEntries(drafts)) }
    }
    case 'checked':
      return {
        ...edits,
        checked: { ...edits.checked, ...Object.fromEntries(edit.dates.map((date) => [date, true] as const)) },
      }
    case 'saved': {
      const dates = Object.keys(edit.sent)
      const kept = byDate(edit.days)
      let { days } = edits
      for (const date of dates) {
        const typed = days[date]
        if (typed === undefined) continue
        days =
          typed.draft === edit.sent[date]
            ? without(days, [date])
            : withDay(days, date, { draft: typed.draft, base: kept[date], start: draftOf(kept[date]) })
      }
      return {
        ...edits,
        days,
        messages: without(edits.messages, dates),
        checked: without(edits.checked, dates),
        overtaken: without(edits.overtaken, dates),
      }
    }
    case 'refused':
      return { ...edits, messages: { ...edits.messages, ...edit.messages } }
    case 'overtaken':
      return { ...edits, overtaken: { ...edits.overtaken, ...byDate(edit.days) } }
    case 'rebased': {
      const { date } = edit.present
      return {
        ...edits,
        days: withDay(edits.days, date, { draft: edit.draft, base: edit.present, start: draftOf(edit.present) }),
        messages: without(edits.messages, [date]),
        checked: without(edits.checked, [date]),
        overtaken: without(edits.overtaken, [date]),
      }
    }
  }
}
