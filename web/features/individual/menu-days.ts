import type { MenuPlayDay } from '../../api/generated.ts'

export type MenuOption = MenuPlayDay['options'][number]

/** Of the own shifts, and what was chosen in another one (rule M11). */
export const ownDays = (days: MenuPlayDay[]): MenuPlayDay[] =>
  days.filter((day) => day.is_usual !== false || day.completed)

export const byDate = (a: MenuPlayDay, b: MenuPlayDay): number => a.date.localeCompare(b.date)

export const chosenOption = (day: MenuPlayDay): MenuOption | undefined =>
  day.options.find((option) => option.key === day.choice)

/** The dish under a key; none where nobody eats. */
export const mealOf = (day: MenuPlayDay, key: string | null): string | undefined =>
  day.options.find((option) => option.key === key)?.meal.name

export const isWaiting = (day: MenuPlayDay): boolean => day.selectable && !day.completed

/** Chosen by what the person always eats. */
export const isStanding = (day: MenuPlayDay): boolean => day.is_standing === true

export interface DateGroup {
  date: string
  days: MenuPlayDay[]
}

export const groupedByDate = (days: MenuPlayDay[]): DateGroup[] => {
  const groups = new Map<string, MenuPlayDay[]>()
  for (const day of [...days].sort(byDate)) groups.set(day.date, [...(groups.get(day.date) ?? []), day])
  return [...groups].map(([date, members]) => ({ date, days: members }))
}

/** Where a date is chosen for, in the shift that somebody chose for it. */
export const choosingPage = (date: string, group: DateGroup | undefined): string => {
  const chosen = group?.days.find(({ completed }) => completed)
  return `secim?${new URLSearchParams({ date, ...(chosen && { shift: chosen.shift_id }) }).toString()}`
}

/** Somebody works one shift a day: a date is settled as soon as one of its shifts has a choice. */
export const isSettled = (group: DateGroup): boolean => group.days.some((day) => day.completed)
export const waitsForChoice = (group: DateGroup): boolean => !isSettled(group) && group.days.some(isWaiting)

/** The next date to choose for: later ones first, then those that were passed over. */
export const nextWaiting = (days: MenuPlayDay[], after: string): MenuPlayDay | undefined => {
  const waiting = groupedByDate(days).filter(waitsForChoice)
  const next = waiting.find(({ date }) => date > after) ?? waiting.find(({ date }) => date !== after)
  return next?.days.find(isWaiting)
}
