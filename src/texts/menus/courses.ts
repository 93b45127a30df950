import type { Course } from '../../core/menus/rules.ts'

export const courseLabels: Record<Course, string> = {
  soup: 'Çorba',
  main: 'Ana yemek',
  side: 'Yardımcı yemek',
  salad: 'Salata',
  meze: 'Meze',
  dessert: 'Tatlı',
  fruit: 'Meyve',
  drink: 'İçecek',
  other: 'Diğer',
}

/** What comes with every option of the day (rule K5). */
export const commonCoursesLabel = 'Ortak yemekler'

/** Ortak · Çorba; of several, the dish says which one it is. */
export const commonCourseText = (...courses: readonly Course[]): string =>
  `Ortak · ${courses.map((course) => courseLabels[course]).join(' / ')}`
