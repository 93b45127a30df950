import type { BulkUpsertGroupMenuApiArg, BulkUpsertGroupMenuApiResponse } from '../../../api/generated.ts'
import { shortDay } from '../../../domain/menus/pasted-texts.ts'
import type { DishAnswers, DishQuestion } from '../../../domain/menus/dish-questions.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { GroupDay } from './days-of-draft.ts'

type Item = BulkUpsertGroupMenuApiArg['body']['items'][number]

/** A dish that is to be replaced although people of some firms have chosen it. */
interface Replaced {
  date: string
  key: string
  dish: string
  firms: string[]
  people: number
  /** One answer applies to all firms, and a firm in which choosing has closed would refuse a correction. */
  isClosed: boolean
}

const idOf = ({ date, key, dish }: Pick<Replaced, 'date' | 'key' | 'dish'>): string => `${date} ${key} ${dish}`

const replacedIn = ({ companies }: BulkUpsertGroupMenuApiResponse): Replaced[] => {
  const replaced = new Map<string, Replaced>()
  for (const { name, errors } of companies)
    for (const { date, chosen_dishes, is_closed = false } of errors)
      for (const { key, dish, people } of chosen_dishes) {
        const id = idOf({ date, key, dish })
        const known = replaced.get(id) ?? { date, key, dish, firms: [], people: 0, isClosed: false }
        replaced.set(id, {
          ...known,
          firms: [...known.firms, name],
          people: known.people + people,
          isClosed: known.isClosed || is_closed,
        })
      }
  return [...replaced.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
}

const shownFirms = (firms: readonly string[]): string =>
  firms.length > 3
    ? `${firms.slice(0, 3).join(', ')} ve ${formatNumber(firms.length - 3)} firma daha`
    : firms.join(', ')

/** What to ask before the refused days can be saved (rule M4): once per dish for all firms. */
export const questionsIn = (answer: BulkUpsertGroupMenuApiResponse, days: readonly GroupDay[]): DishQuestion[] =>
  replacedIn(answer).map(({ date, key, dish, firms, people, isClosed }) => {
    const options = days.find((day) => day.date === date)?.options
    const wanted = options?.find((option) => option.key === key)?.dish ?? ''
    return {
      id: idOf({ date, key, dish }),
      label: `${shortDay(date)}: “${dish}” yerine “${wanted}”`,
      hint: `${formatNumber(people)} kişi seçti: ${shownFirms(firms)}.`,
      isClosed,
    }
  })

/** The caterer's answers, by day. */
export const wordsOf = (
  answer: BulkUpsertGroupMenuApiResponse,
  answers: DishAnswers,
): Map<string, NonNullable<Item['dish_changes']>> => {
  const words = new Map<string, NonNullable<Item['dish_changes']>>()
  for (const { date, key, dish } of replacedIn(answer)) {
    const change = answers[idOf({ date, key, dish })]
    if (change !== undefined) words.set(date, [...(words.get(date) ?? []), { key, dish, change }])
  }
  return words
}
