import { type LocalDate, refusals, withFacts } from '../shared/index.ts'

export const closedDayRefusal = refusals({
  'closed_day.missing': 'missing',
  'closed_day.past': 'unprocessable',
  'closed_day.over': 'unprocessable',
  'closed_day.too_far': 'unprocessable',
  'closed_day.repeated': withFacts<{ date: LocalDate }>('unprocessable'),
  'closed_day.list_frozen': withFacts<{ date: LocalDate }>('conflict'),
})

/** A day on which nobody eats at a firm, or a catering cooks for nobody (rule Y1). */
export interface ClosedDay {
  date: LocalDate
  /** `HH:MM`; only shifts that start then or later are closed. Null: all. */
  fromTime: string | null
  /** As people read it. */
  name: string
}
