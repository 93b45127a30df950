import { allergenLabels, declarationWords } from '../../../src/texts/menus/declarations.ts'
import type { MenuPlayDay } from '../../api/generated-eating.ts'
import { isUndeclared } from './undeclared-once.ts'

export type Course = MenuPlayDay['common_courses'][number]

interface Shown {
  /** Includes the weight and energy of a portion. */
  isDetailed?: boolean
  /** All undeclared courses are named together. */
  isUndeclaredShownOnce: boolean
}

/** What stands in brackets behind the name of a common course; the allergens without the word for them. */
export const courseFacts = (course: Course, { isDetailed = false, isUndeclaredShownOnce }: Shown): string => {
  const [sentence, ...others] = declarationWords(isDetailed ? course : { ...course, kcal: null, portion_g: null })
  const allergens = course.allergens?.map((one) => allergenLabels[one]).join(', ')
  const known = isUndeclared(course) && isUndeclaredShownOnce ? [] : [allergens || sentence]
  return [...known, ...others, ...course.tags].join(' · ')
}
