import { fold } from '../../../../src/core/shared/rules.ts'
import { closedName } from '../../../domain/calendar/closed-name.ts'
import { type MenuColumn, optionIn, withDish } from './menu-columns.ts'
import { dayProblem, problemsOn, served } from './menu-draft.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'

/** What both the grid and the phone layout show for an option on a day. */
export const cellOf = (day: EditedDay, column: MenuColumn) => {
  const option = optionIn(day.draft, column)
  const text = option?.dish ?? ''
  const [problem] = option !== undefined && day.isChecked ? Object.values(problemsOn(day.draft, option)) : []
  return { text, isChanged: day.isChanged && text !== (optionIn(day.start, column)?.dish ?? ''), problem }
}

/** What is wrong with the day as a whole. */
export const noteOf = ({ isChecked, draft, message }: EditedDay): string | undefined =>
  message ?? (isChecked ? dayProblem(draft) : undefined)

const namesOf = (names: readonly string[]): string => names.map(fold).sort().join('\n')

/**
 * What saving the day will tell people: unlike with an option, other common courses need no question. Of a closed day,
 * that it stays a draft.
 */
export const newsOf = ({ kept, draft, isChanged, closedFor }: EditedDay): string | undefined => {
  if (closedFor !== undefined && kept?.status !== 'published')
    return isChanged ? `${closedName(closedFor)}: taslak olarak kaydedilir, gün kapalıyken yayınlanmaz.` : undefined
  return kept !== undefined &&
    kept.choice_count > 0 &&
    namesOf(kept.common_courses.map(({ name }) => name)) !== namesOf(served(draft).map(({ dish }) => dish.trim()))
    ? 'Ortak yemek değişti: kaydedince bu günü seçenlere bildirilir.'
    : undefined
}

export const hasNote = (day: EditedDay): boolean => (noteOf(day) ?? newsOf(day) ?? day.overtaken) !== undefined

/** The dishes on the saved days, of options and common courses. */
export const keptMeals = (days: readonly EditedDay[]) =>
  days.flatMap(({ kept }) => [...Object.values(kept?.meals ?? {}), ...(kept?.common_courses ?? [])])

/** The id of a dish that is on one of the saved days. */
export const keptDishId = (days: readonly EditedDay[], name: string): string | undefined =>
  keptMeals(days).find((meal) => fold(meal.name) === fold(name))?.dish_id

export type DishOnDay = { date: string; column: MenuColumn | undefined; text: string }

/** Writes dishes on several days as a single step to undo; past days are left unchanged. */
export const writeDishes = (
  { days, today, edit }: Pick<MenuEditor, 'days' | 'today' | 'edit'>,
  columns: readonly MenuColumn[],
  dishes: readonly DishOnDay[],
): void => {
  const written = new Map<string, EditedDay>()
  for (const { date, column, text } of dishes) {
    const day = written.get(date) ?? days.find((one) => one.date === date)
    if (day === undefined || column === undefined || date < today) continue
    written.set(date, { ...day, draft: withDish(day.draft, column, text, day.start, columns) })
  }
  if (written.size > 0) edit({ type: 'edited', days: [...written.values()], isStep: true })
}
