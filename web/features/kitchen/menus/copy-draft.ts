import { addDays, mondayOf } from '../../../../src/core/shared/rules.ts'
import { dayCount } from '../../../ui/words/calendar-days.ts'
import { rangeProblem } from './menu-range.ts'

export type CopyMode = 'week' | 'range' | 'cycle'

export interface CopyTarget {
  corporate_id: string
  shift_id: string
}

export interface CopyDraft {
  mode: CopyMode
  shiftId: string
  /** First and last day of the source; unused for a week, whose source follows from `onto`. */
  start: string
  end: string
  /** Any day of the week that the first week is copied to. */
  onto: string
  repeat: number
  targets: readonly CopyTarget[]
  groupId: string | undefined
}

export const maxRepeat = 8

const repeatOf = ({ mode, repeat }: CopyDraft): number => (mode === 'range' ? 1 : repeat)

/** By default, copies the week before into that of `onto`, the first day without a menu. */
export const copyDraftOf = (today: string, onto: string, own: CopyTarget): CopyDraft => {
  const monday = mondayOf(today)
  return {
    mode: 'week',
    shiftId: own.shift_id,
    start: monday,
    end: addDays(monday, 13),
    onto: mondayOf(onto),
    repeat: 1,
    targets: [own],
    groupId: undefined,
  }
}

/** The days to copy; undefined while a date is being typed. */
export const sourceOf = ({ mode, start, end, onto }: CopyDraft): { start: string; end: string } | undefined => {
  if (rangeProblem({ start: onto, end: onto }) !== undefined) return undefined
  if (mode === 'week') return { start: addDays(mondayOf(onto), -7), end: addDays(mondayOf(onto), -1) }
  return rangeProblem({ start, end }) === undefined ? { start, end } : undefined
}

/** The weeks to copy to: as many as in the source, times the repetitions. */
export const ontoOf = (draft: CopyDraft): { start: string; end: string } | undefined => {
  const source = sourceOf(draft)
  if (source === undefined) return undefined
  const weeks = Math.ceil(dayCount(mondayOf(source.start), source.end) / 7)
  const start = mondayOf(draft.onto)
  return { start, end: addDays(start, 7 * weeks * repeatOf(draft) - 1) }
}

/** The request; undefined while something is missing. */
export const copyBodyOf = (draft: CopyDraft) => {
  const source = sourceOf(draft)
  const { shiftId, onto, targets, groupId } = draft
  if (source === undefined || (targets.length === 0 && groupId === undefined)) return undefined
  return {
    shift_id: shiftId,
    start_date: source.start,
    end_date: source.end,
    onto,
    repeat: repeatOf(draft),
    targets: [...targets],
    ...(groupId !== undefined && { group_id: groupId }),
  }
}

export const isSameTarget = (one: CopyTarget, other: CopyTarget): boolean => one.shift_id === other.shift_id
