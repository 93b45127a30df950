import { maxRequestedPortions, type RequestedMeal, requestedMeals } from '../../../../src/core/partnerships/rules.ts'
import { requestedMealLabels } from '../../../../src/texts/partnerships/partnerships.ts'

export interface PriceQuestionDraft {
  /** Portions as typed; empty if the meal is not wanted. */
  portions: Record<RequestedMeal, string>
  weekdays: Record<RequestedMeal, number[]>
  /** Empty for no particular day. */
  start: string
  message: string
}

const workdays = [1, 2, 3, 4, 5]
export const emptyQuestion: PriceQuestionDraft = {
  portions: { breakfast: '', lunch: '', dinner: '', night: '' },
  weekdays: { breakfast: workdays, lunch: workdays, dinner: workdays, night: workdays },
  start: '',
  message: '',
}

export const isWanted = ({ portions }: PriceQuestionDraft, meal: RequestedMeal): boolean => portions[meal].trim() !== ''

const portionsIn = ({ portions }: PriceQuestionDraft, meal: RequestedMeal): number => {
  const typed = portions[meal].trim().replaceAll('.', '')
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}

const problemOf = (draft: PriceQuestionDraft, meal: RequestedMeal): string | undefined => {
  if (!isWanted(draft, meal)) return undefined
  const portions = portionsIn(draft, meal)
  return portions < 1 || portions > maxRequestedPortions ? '1 ile 100.000 arasında bir sayı girin' : undefined
}

const formProblem = (draft: PriceQuestionDraft): string | undefined => {
  const wanted = requestedMeals.filter((meal) => isWanted(draft, meal))
  if (wanted.length === 0) return 'En az bir öğün için porsiyon sayısı yazın.'
  const dayless = wanted.find((meal) => draft.weekdays[meal].length === 0)
  return dayless && `${requestedMealLabels[dayless]} için en az bir gün seçin.`
}

export const questionProblems = (draft: PriceQuestionDraft) => ({
  ...(Object.fromEntries(requestedMeals.map((meal) => [meal, problemOf(draft, meal)])) as Record<
    RequestedMeal,
    string | undefined
  >),
  form: formProblem(draft),
})

export const questionOf = (cateringId: string, draft: PriceQuestionDraft) => ({
  catering_id: cateringId,
  servings: Object.fromEntries(
    requestedMeals
      .filter((meal) => isWanted(draft, meal))
      .map((meal) => [meal, { portions: portionsIn(draft, meal), weekdays: draft.weekdays[meal] }]),
  ),
  ...(draft.start !== '' && { start_date: draft.start }),
  ...(draft.message.trim() !== '' && { message: draft.message.trim() }),
})
