import { type Course, courses, maxCommonCourses } from '../../../../src/core/menus/rules.ts'
import { fold } from '../../../../src/core/shared/rules.ts'
import { defaultDraft, type DayDraft, optionOf, type OptionDraft } from './menu-draft.ts'

/**
 * Options of different days belong to one column if their labels match, whatever their keys. Common courses have columns
 * of their own.
 */
export interface MenuColumn {
  id: string
  /** For days that do not have this option yet. */
  key: string
  label: string
  /** Undefined for options. */
  course?: Course | undefined
}

const columnCalled = (label: string, key: string): MenuColumn => ({ id: fold(label.trim()), key, label })

/** Makes "Geleneksel" and "Geleneksel 1" equal: pasted texts use both for the first one. */
const comparableName = (label: string): string =>
  fold(label)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=\D)1$/, '')

/** The column that a label in a pasted text refers to: one of `columns`, or a new one. */
export const columnMeant = (label: string, key: string, columns: readonly MenuColumn[]): MenuColumn => {
  const called = columnCalled(label, key)
  const word = comparableName(label)
  return (
    columns.find(({ id }) => id === called.id) ??
    columns.find((column) => word !== '' && comparableName(column.label) === word) ??
    called
  )
}

/** Numbers options that share a label on one day, so that each gets its own column. */
const identify = (draft: DayDraft): (MenuColumn & { option: OptionDraft })[] => {
  const seen = new Map<string, number>()
  return draft.map((option) => {
    const { key, label, course } = option
    // No option has this id, since folded labels have no capitals.
    if (course !== undefined) return { id: key.toUpperCase(), key, label, course, option }
    const name = fold(label.trim())
    const earlier = seen.get(name) ?? 0
    seen.set(name, earlier + 1)
    return { id: earlier === 0 ? name : `${name}#${earlier}`, key, label, option }
  })
}

/** Common courses come before the options, in the order of a meal. */
const placeOf = ({ course }: MenuColumn): number => (course === undefined ? courses.length : courses.indexOf(course))

export const columnsOf = (drafts: readonly DayDraft[]): MenuColumn[] => {
  const columns = new Map<string, MenuColumn>()
  for (const { option: _, ...column } of drafts.flatMap(identify))
    if (!columns.has(column.id)) columns.set(column.id, column)
  return [...columns.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

const freeKey = (draft: DayDraft, key: string): string => {
  const taken = new Set(draft.map((option) => option.key))
  if (!taken.has(key)) return key
  let number = 1
  while (taken.has(`OPT${number}`)) number += 1
  return `OPT${number}`
}

/**
 * The initial draft of a day without a menu: the options and courses of the surrounding days, or those of `present` if
 * they include all of these.
 */
export const blankDraftOf = (around: readonly DayDraft[], present: readonly DayDraft[], max: number): DayDraft => {
  const [near, now] = [columnsOf(around), columnsOf(present)]
  const columns = near.every(({ id }) => now.some((column) => column.id === id)) ? now : near
  const served = columns.filter(({ course }) => course !== undefined).slice(0, maxCommonCourses)
  const options = columns.filter(({ course }) => course === undefined).slice(0, max)
  return [
    ...served.map(({ key, label, course }) => optionOf(key, label, course)),
    ...(options.length < 2
      ? defaultDraft
      : // Different days may use one key for different options; within a day each needs its own.
        options.reduce<DayDraft>((draft, { key, label }) => [...draft, optionOf(freeKey(draft, key), label)], [])),
  ]
}

export const optionIn = (draft: DayDraft, column: MenuColumn): OptionDraft | undefined =>
  identify(draft).find(({ id }) => id === column.id)?.option

/** People see the options in this order, so a new one goes where its column is. */
const withOptionIn = (
  draft: DayDraft,
  column: MenuColumn,
  option: OptionDraft,
  columns: readonly MenuColumn[],
): DayDraft => {
  const placeOf = (id: string) => columns.findIndex((one) => one.id === id)
  const next = identify(draft).findIndex(({ id }) => placeOf(id) > placeOf(column.id))
  return next === -1 ? [...draft, option] : draft.toSpliced(next, 0, option)
}

/** The draft with a dish in this column, one of `columns`; `start` is the day before any edits. */
export const withDish = (
  draft: DayDraft,
  column: MenuColumn,
  dish: string,
  start: DayDraft,
  columns: readonly MenuColumn[] = [],
): DayDraft => {
  const before = optionIn(draft, column)
  const written =
    before === undefined
      ? withOptionIn(
          draft,
          column,
          { ...optionOf(freeKey(draft, column.key), column.label, column.course), dish },
          columns,
        )
      : draft.map((option) =>
          option === before ? { ...option, dish, tags: '', image: '', change: '' as const } : option,
        )
  // Clearing a new cell removes its option again.
  return written.filter(({ key, dish }) => dish !== '' || start.some((option) => option.key === key))
}

export const withLabel = (draft: DayDraft, column: MenuColumn, label: string): DayDraft => {
  const renamed = optionIn(draft, column)
  return renamed === undefined ? draft : draft.map((option) => (option === renamed ? { ...option, label } : option))
}
