import { type AcceptedDay, acceptedDays, courses, dishText, judgePastedDays } from '../../../../src/core/menus/rules.ts'
import { addDays, daysBetween, mondayOf } from '../../../../src/core/shared/rules.ts'
import { defaultOptions } from '../../../../src/texts/menus/default-options.ts'
import type { MenuDay, Shift, WrittenCourses } from '../../../api/generated.ts'
import { problemOf } from '../../../domain/menus/pasted-texts.ts'
import { readMenuText } from '../../../domain/menus/use-pasted-menu.ts'
import type { GroupMenuDraft } from './group-menu-draft.ts'

/** When a shift works, or any of several. */
export type WorkDays = Pick<Shift, 'days' | 'timezone'>

/** The days in an accepted text. */
export const daysOfText = (text: string, shift: WorkDays): AcceptedDay[] => {
  const menu = readMenuText(text, shift)
  return acceptedDays(judgePastedDays(menu, shift, new Date()), menu.options)
}

/** Without common courses, those of the day stay. */
export type GroupDay = Omit<AcceptedDay, 'commonCourses'> & { commonCourses?: WrittenCourses | undefined }

/** The common courses of the single day that have a dish, in the order of a meal. */
const coursesOf = (typed: GroupMenuDraft['courses']): WrittenCourses | undefined => {
  const written = courses.flatMap((course) => {
    const name = dishText(typed[course] ?? '')
    return name === '' ? [] : [{ course, name }]
  })
  return written.length === 0 ? undefined : written
}

/** The single day, or why it cannot be saved. */
export const singleDayOf = (
  { date, dishes: typed, fields, courses: served }: GroupMenuDraft,
  shift: WorkDays,
): { day: GroupDay; problem?: undefined } | { problem: string } => {
  const options = defaultOptions.slice(0, fields)
  const dishes = new Map(
    options.flatMap(({ key }) => {
      const dish = dishText(typed[key] ?? '')
      return dish === '' ? [] : [[key, dish] as const]
    }),
  )
  if (dishes.size === 0) return { problem: 'En az bir yemek menüsü girmelisiniz' }
  if (date === '') return { problem: 'Tarih seçin' }
  const judged = judgePastedDays(
    { days: [{ line: 1, span: { from: 1, to: 1 }, date, dishes, leftOut: [], otherWeekday: undefined }], options },
    shift,
    new Date(),
  )
  const [day] = acceptedDays(judged, options)
  if (day === undefined) return { problem: judged.map(problemOf).join('') }
  return { day: { ...day, commonCourses: coursesOf(served) } }
}

/** Menus of the week from `start` on as those of the week of `onto`, each on its weekday; days that are over are left out. */
export const copiedDays = (days: readonly MenuDay[], start: string, onto: string, today: string): GroupDay[] =>
  days
    .map(({ date, choices, meals, common_courses }) => ({
      date: addDays(mondayOf(onto), daysBetween(start, date)),
      options: choices.map(({ key, label }) => ({ key, label, dish: meals[key]?.name ?? '' })),
      commonCourses: common_courses.map(({ course, name }) => ({ course, name })),
    }))
    .filter(({ date }) => date >= today)
