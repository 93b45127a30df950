import type { KitchenList } from '../../../api/generated.ts'
import { Paper } from '../../../ui/paper.tsx'
import { PrintedList } from './printed-list.tsx'

/** Which lists of a day to print. */
export interface Printing {
  date: string
  /** Empty for all shifts. Passed in explicitly, because narrow paper counts as a phone, which shows one shift. */
  shiftId: string
  /** Counts the requests, so that each one prints again. */
  times: number
}

type Props = Pick<Printing, 'times'> & {
  lists: readonly KitchenList[]
  /** The instant of live figures. */
  at: string
  firm: string
}

/** A page for each list, read from three metres away. */
export const PrintSheets = ({ lists, at, firm, times }: Props) => (
  <Paper times={times}>
    {lists.map((list) => (
      <PrintedList key={`${list.shift_id} ${list.catering_id}`} list={list} at={at} firm={firm} />
    ))}
  </Paper>
)
