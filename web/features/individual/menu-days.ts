import { earlierFirst } from '../../../src/core/shared/rules.ts'
import type { MenuPlayDay } from '../../api/generated-eating.ts'

export type MenuOption = MenuPlayDay['options'][number]

/** Days of the person's own shifts, plus those chosen in another shift (rule M11). */
export const ownDays = (days: MenuPlayDay[]): MenuPlayDay[] =>
  days.filter((day) => day.is_usual !== false || day.completed)

export const chosenOption = (day: MenuPlayDay): MenuOption | undefined =>
  day.options.find((option) => option.key === day.choice)

/** The dish with this key; undefined if the person skips the meal. */
export const mealOf = (day: MenuPlayDay, key: string | null): string | undefined =>
  day.options.find((option) => option.key === key)?.meal.name

/** What everybody who eats gets beside their dish; undefined if there is nothing, or in an answer of an earlier version. */
export const besideText = (names: readonly string[] = []): string | undefined =>
  names.length === 0 ? undefined : `Yanında: ${names.join(', ')}`

/** What comes beside the dish that the person chose. */
export const besideMeal = (day: MenuPlayDay): string | undefined =>
  chosenOption(day) && besideText(day.common_courses.map(({ name }) => name))

export const isWaiting = (day: MenuPlayDay): boolean => day.selectable && !day.completed

/** Made by the person's standing choice. */
export const isStanding = (day: MenuPlayDay): boolean => day.is_standing === true

/** The person is absent: nothing is set aside for them (rule Y2). */
export const isAbsent = (day: MenuPlayDay): boolean => day.is_absent === true

export interface DateGroup {
  date: string
  days: MenuPlayDay[]
}

export const groupedByDate = (days: MenuPlayDay[]): DateGroup[] => {
  const groups = new Map<string, MenuPlayDay[]>()
  for (const day of [...days].sort(earlierFirst)) groups.set(day.date, [...(groups.get(day.date) ?? []), day])
  return [...groups].map(([date, members]) => ({ date, days: members }))
}

/** The page for choosing on a date, opened at the shift already chosen for it. */
export const choosingPage = (date: string, group: DateGroup | undefined): string => {
  const chosen = group?.days.find(({ completed }) => completed)
  return `secim?${new URLSearchParams({ date, ...(chosen && { shift: chosen.shift_id }) }).toString()}`
}

/** People work one shift a day, so a date is settled as soon as one of its shifts has a choice. */
export const isSettled = (group: DateGroup): boolean => group.days.some((day) => day.completed)
export const waitsForChoice = (group: DateGroup): boolean => !isSettled(group) && group.days.some(isWaiting)

/** The next date to choose for: later dates first, then those passed over. */
export const nextWaiting = (days: MenuPlayDay[], after: string): MenuPlayDay | undefined => {
  const waiting = groupedByDate(days).filter(waitsForChoice)
  const next = waiting.find(({ date }) => date > after) ?? waiting.find(({ date }) => date !== after)
  return next?.days.find(isWaiting)
}
