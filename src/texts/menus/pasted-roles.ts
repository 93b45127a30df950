import type { PastedRole } from '../../core/menus/rules.ts'
import { commonCourseText } from './courses.ts'

/** What a column of a pasted menu can be, as it is chosen, and written to its heading. */
export const roleText = (role: PastedRole): string => {
  if (role.as === 'course') return commonCourseText(...(role.among ?? [role.course]))
  return role.as === 'option' ? role.label : roleTexts[role.as]
}

export const roleTexts = {
  day: 'Tarih / gün',
  main: 'Ana yemek',
  meal: 'Bütün öğün',
  kind: 'Yemek çeşidi',
  ignored: 'Alınmaz',
} as const
