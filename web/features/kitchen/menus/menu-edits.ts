import type { MenuDay } from '../../../api/generated.ts'
import { draftOf, isSameDraft, type DayDraft } from './menu-draft.ts'

/** What was typed on a day, and what the server had when the typing began: the list may be reloaded meanwhile. */
interface DayEdit {
  draft: DayDraft
  base: MenuDay | undefined
}

/** What was typed and not yet kept by the server, and what the server said about it, by date. */
export interface MenuEdits {
  days: Readonly<Record<string, DayEdit | undefined>>
  messages: Readonly<Record<string, string>>
  /** Days whose gaps are pointed out, because somebody tried to save them. */
  checked: Readonly<Record<string, true>>
  /** Days that somebody else has changed meanwhile, as they are now. */
  overtaken: Readonly<Record<string, MenuDay>>
}

export type MenuEdit =
  | { type: 'edited'; date: string; draft: DayDraft; base: MenuDay | undefined }
  | { type: 'checked'; dates: string[] }
  | { type: 'saved'; sent: Record<string, DayDraft>; days: MenuDay[] }
  | { type: 'refused'; messages: Record<string, string> }
  | { type: 'overtaken'; days: MenuDay[] }
  /** The draft goes on from the day as it is now. */
  | { type: 'rebased'; present: MenuDay; draft: DayDraft }

export const noEdits: MenuEdits = { days: {}, messages: {}, checked: {}, overtaken: {} }

const without = <Value>(record: Readonly<Record<string, Value>>, dates: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([date]) => !dates.includes(date)))

const byDate = (days: MenuDay[]): Record<string, MenuDay> => Object.fromEntries(days.map((day) => [day.date, day]))

/** A day that is again as it was is no edit. */
const withDay = (days: MenuEdits['days'], date: string, { draft, base }: DayEdit): MenuEdits['days'] =>
  isSameDraft(draft, draftOf(base)) ? without(days, [date]) : { ...days, [date]: { draft, base } }

export const menuEdits = (edits: MenuEdits, edit: MenuEdit): MenuEdits => {
  switch (edit.type) {
    case 'edited': {
      const { date, draft } = edit
      const known = edits.days[date]
      return {
        ...edits,
        days: withDay(edits.days, date, { draft, base: known === undefined ? edit.base : known.base }),
        messages: without(edits.messages, [date]),
      }
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
            : withDay(days, date, { draft: typed.draft, base: kept[date] })
      }
      return {
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
        days: withDay(edits.days, date, { draft: edit.draft, base: edit.present }),
        messages: without(edits.messages, [date]),
        checked: without(edits.checked, [date]),
        overtaken: without(edits.overtaken, [date]),
      }
    }
  }
}
