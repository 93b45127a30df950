import type { DayDraft } from './menu-draft.ts'

/** What was typed and not yet kept by the server, and what the server said about it, by date. */
export interface MenuEdits {
  drafts: Readonly<Record<string, DayDraft>>
  messages: Readonly<Record<string, string>>
  /** Days whose gaps are pointed out, because somebody tried to save them. */
  checked: Readonly<Record<string, true>>
}

export type MenuEdit =
  | { type: 'edited'; date: string; draft: DayDraft }
  | { type: 'checked'; dates: string[] }
  | { type: 'saved'; sent: Record<string, DayDraft> }
  | { type: 'refused'; messages: Record<string, string> }

export const noEdits: MenuEdits = { drafts: {}, messages: {}, checked: {} }

const without = <Value>(record: Readonly<Record<string, Value>>, dates: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([date]) => !dates.includes(date)))

export const menuEdits = (edits: MenuEdits, edit: MenuEdit): MenuEdits => {
  switch (edit.type) {
    case 'edited':
      return {
        ...edits,
        drafts: { ...edits.drafts, [edit.date]: edit.draft },
        messages: without(edits.messages, [edit.date]),
      }
    case 'checked':
      return {
        ...edits,
        checked: { ...edits.checked, ...Object.fromEntries(edit.dates.map((date) => [date, true] as const)) },
      }
    case 'saved': {
      const dates = Object.keys(edit.sent)
      const settled = dates.filter((date) => edits.drafts[date] === edit.sent[date])
      return {
        drafts: without(edits.drafts, settled),
        messages: without(edits.messages, dates),
        checked: without(edits.checked, dates),
      }
    }
    case 'refused':
      return { ...edits, messages: { ...edits.messages, ...edit.messages } }
  }
}
