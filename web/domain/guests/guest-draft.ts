import { maxGuests } from '../../../src/core/guests/rules.ts'
import type { GuestMeal } from '../../api/generated.ts'

/** Stands for a number without an option, and in selects for nobody in particular. */
export const none = ''

export type GuestDraft = {
  date: string
  shift_id: string
  department_id: string
  /** Guests by option. */
  counts: Record<string, number>
}

export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** 12 and 1.200; nothing is none, and anything else NaN, so that neither −1 nor 1,5 becomes a number of guests. */
export const countFromTyped = (typed: string): number => {
  const text = typed.trim()
  return /^(\d*|\d{1,3}(\.\d{3})+)$/.test(text) ? Number(text.replaceAll('.', '')) : NaN
}

const isUnfit = (count: number): boolean => Number.isNaN(count) || count > maxGuests

export const hasUnfit = (counts: Readonly<Record<string, number>>): boolean => Object.values(counts).some(isUnfit)

/** The department's guests of a meal. */
export const countsIn = (meal: GuestMeal | undefined, departmentId: string): Record<string, number> =>
  Object.fromEntries(
    (meal?.guests ?? [])
      .filter(({ department_id }) => (department_id ?? none) === departmentId)
      .map(({ key, portions }) => [key ?? none, portions]),
  )

export const mealIn = (meals: readonly GuestMeal[], { date, shift_id }: Pick<GuestDraft, 'date' | 'shift_id'>) =>
  meals.find((meal) => meal.date === date && meal.shift_id === shift_id)

/** What a department already has there; otherwise what was typed, as far as that meal has the options. */
export const movedTo = (draft: GuestDraft, meals: readonly GuestMeal[], to: Partial<GuestDraft>): GuestDraft => {
  const moved = { ...draft, ...to }
  const meal = mealIn(meals, moved)
  const saved = countsIn(meal, moved.department_id)
  if (totalOf(saved) > 0) return { ...moved, counts: saved }
  const before = countsIn(mealIn(meals, draft), draft.department_id)
  const typed = JSON.stringify(before) === JSON.stringify(draft.counts) ? {} : draft.counts
  const known = new Set([none, ...(meal?.options.map(({ key }) => key) ?? [])])
  return { ...moved, counts: Object.fromEntries(Object.entries(typed).filter(([key]) => known.has(key))) }
}

/** Before a menu is published, and where guests of a number only are left, there is a line without an option. */
export const linesOf = (meal: GuestMeal | undefined, counts: Readonly<Record<string, number>>) => [
  ...(meal?.options ?? []).map(({ key, label, meal: dish }) => ({ key, label, dish })),
  ...((meal?.options.length ?? 0) === 0 || (counts[none] ?? 0) > 0
    ? [{ key: none, label: 'Seçenek belirtmeden', dish: '' }]
    : []),
]
