import { fold, inputRefusal, type MenuDayId, refusals, showsNothing } from '../shared/index.ts'
import type { Course } from './limits.ts'
import type { DishFacts } from './dish.ts'

export const commonCourseRefusal = refusals({ 'menu_day.course_repeated': 'unprocessable' })

/** A dish that everybody who eats on the day gets, whichever option they chose (rule K5). */
export interface CommonCourse {
  course: Course
  name: string
}

/** As written on a menu, with what it states about the dish. */
export type CourseMeal = CommonCourse & Partial<DishFacts>

/** The common courses of a day after a change that concerns people who have chosen. */
export interface ChangedCourses {
  menuDayId: MenuDayId
  names: string[]
  /** Dishes that are not served any more, and those that are served instead; both empty if only a spelling changed. */
  gone: string[]
  come: string[]
}

export const commonCoursesOf = (courses: readonly CourseMeal[]): CommonCourse[] => {
  const written = courses.map(({ course, name }) => ({ course, name: name.trim() }))
  if (written.some(({ name }) => showsNothing(name))) throw inputRefusal('name.blank')
  if (new Set(written.map(({ name }) => fold(name))).size !== written.length)
    throw commonCourseRefusal('menu_day.course_repeated')
  return written
}

export const areSameCourses = (some: readonly CommonCourse[], others: readonly CommonCourse[]): boolean =>
  some.length === others.length &&
  some.every(({ course, name }, at) => course === others[at]?.course && name === others[at]?.name)

/** Names among the courses that none of the others has, however it is spelled. */
export const missingIn = (others: readonly CommonCourse[], courses: readonly CommonCourse[]): string[] => {
  const known = new Set(others.map(({ name }) => fold(name)))
  return courses.flatMap(({ name }) => (known.has(fold(name)) ? [] : [name]))
}
