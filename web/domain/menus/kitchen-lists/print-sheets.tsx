import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { KitchenList } from '../../../api/generated.ts'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { PrintedList } from './printed-list.tsx'

/* Black on white in every theme: it is paper, read from three metres away. */
const useStyles = makeStyles({
  paper: { display: 'none', '@media print': { display: 'block', color: 'black', backgroundColor: 'white' } },
})

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

/** Visible only on paper; while it is mounted, nothing else of the page is printed (global.css). */
export const PrintSheets = ({ lists, at, firm, times }: Props) => {
  const styles = useStyles()
  const own = useOwnDocument()
  useEffect(() => own.defaultView?.print(), [own, times])
  return createPortal(
    <div className={mergeClasses('print-sheet', styles.paper)} aria-hidden="true">
      {lists.map((list) => (
        <PrintedList key={`${list.shift_id} ${list.catering_id}`} list={list} at={at} firm={firm} />
      ))}
    </div>,
    own.body,
  )
}
