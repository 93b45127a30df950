import { refusals } from '../shared/index.ts'

export const closedDayListRefusal = refusals({
  'closed_day_list.headings_missing': 'malformed',
  'closed_day_list.empty': 'malformed',
})

/** A row of a list of closed days, as typed. */
export interface ClosedDayRow {
  /** The row number that Excel shows. */
  row: number
  date: string
  name: string
  /** Empty for the whole day. */
  fromTime: string
}
