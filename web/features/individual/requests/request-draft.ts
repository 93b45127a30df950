import type { CreateRequestApiArg } from '../../../api/generated.ts'
import type { Urgency } from '../../../texts/request-labels.ts'

export const longestMessage = 500
const longestTitle = 30

export interface RequestDraft {
  text: string
  urgency: Urgency
}

export const emptyDraft: RequestDraft = { text: '', urgency: 'low' }

export const isBlank = ({ text }: RequestDraft): boolean => text.trim() === ''

/** Counted in letters as people see them, so that no emoji is cut in half. */
const firstLetters = (text: string, most: number): string =>
  Array.from(new Intl.Segmenter('tr').segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('')

export const requestOf = ({ text, urgency }: RequestDraft): CreateRequestApiArg['body'] => {
  const message = text.trim()
  return { title: firstLetters(message, longestTitle), message, urgency }
}
