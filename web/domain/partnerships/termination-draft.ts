import { cateringReasons, corporateReasons, maxNoticeDays } from '../../../src/core/partnerships/rules.ts'
import { refusals, terminationReasonLabels, terminationReasons } from '../../../src/texts/partnerships/partnerships.ts'
import type { CompanyType, Partnership } from '../../api/generated.ts'

export type TerminationDraft = { reason: string; message: string; isDated: boolean; date: string }

export const emptyTermination: TerminationDraft = { reason: '', message: '', isDated: false, date: '' }

/** Who asks to end what, which determines the fields that are required (rule R13). */
export type Direction = 'corporate' | 'catering' | 'supply'

export const directionOf = (asker: CompanyType, type: Partnership['partnership_type']): Direction => {
  if (type === 'supplier') return 'supply'
  return asker === 'corporate' ? 'corporate' : 'catering'
}

const reasonsOf = (direction: Direction) => (direction === 'corporate' ? corporateReasons : cateringReasons)

export const reasonChoices = (direction: Direction) => [
  { value: '', text: 'Neden seçin' },
  ...reasonsOf(direction).map((reason) => ({ value: reason, text: terminationReasonLabels[reason] })),
]

type Days = { first_date: string; last_date: string }

const dateProblem = ({ isDated, date }: TerminationDraft, days: Days | undefined): string | undefined => {
  if (!isDated) return undefined
  if (date === '') return 'Lütfen fesih gününü seçin'
  return days !== undefined && (date < days.first_date || date > days.last_date)
    ? refusals['termination.date_invalid']({ days: maxNoticeDays })
    : undefined
}

/** `days`: when the partnership may end; until they are known, only the server checks the date. */
export const terminationProblems = (direction: Direction, days: Days | undefined) => (draft: TerminationDraft) => ({
  reason: draft.reason.trim() === '' ? terminationReasons[direction] : undefined,
  message: direction !== 'corporate' && draft.message.trim() === '' ? terminationReasons.message : undefined,
  date: dateProblem(draft, days),
})
