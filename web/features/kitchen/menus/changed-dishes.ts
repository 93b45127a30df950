import type { DishAnswers, DishQuestion } from '../../../domain/menus/dish-questions.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { chosenDish } from './menu-draft.ts'
import { dayName } from './menu-names.ts'
import type { EditedDay } from './use-menu-editor.ts'

const idOf = (date: string, key: string): string => `${date} ${key}`

/**
 * Dishes that replace chosen ones without an answer yet on how the two relate; once choosing has closed, only a
 * substitution counts as an answer.
 */
export const questionsOn = (days: readonly EditedDay[]): DishQuestion[] =>
  days.flatMap(({ date, draft, kept, base, isClosed }) =>
    draft.flatMap((option) => {
      const isAnswered = isClosed ? option.change === 'substitution' : option.change !== ''
      const before = isAnswered ? undefined : chosenDish(option, kept ?? base)
      if (before === undefined) return []
      return [
        {
          id: idOf(date, option.key),
          label: `${dayName(date)}: “${before.name}” yerine “${option.dish.trim()}”`,
          hint: `${formatNumber(before.people)} kişi seçti.`,
          isClosed,
        },
      ]
    }),
  )

export const answered = (days: readonly EditedDay[], answers: DishAnswers): EditedDay[] =>
  days.map((day) => ({
    ...day,
    draft: day.draft.map((option) => ({ ...option, change: answers[idOf(day.date, option.key)] ?? option.change })),
  }))
