import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useOwnDocument } from './device/own-document.ts'

/* Black on white in every theme. */
const useStyles = makeStyles({
  paper: { display: 'none', '@media print': { display: 'block', color: 'black', backgroundColor: 'white' } },
})

type Props = {
  /** Counts the requests, so that each one prints again. */
  times: number
  children: ReactNode
}

/**
 * Prints itself. Visible only on paper; while it is mounted, nothing else of the page is printed (global.css), nor is
 * what was printed before it.
 */
export const Paper = ({ times, children }: Props) => {
  const styles = useStyles()
  const own = useOwnDocument()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const one of own.querySelectorAll('.print-sheet')) one.toggleAttribute('data-put-away', one !== sheet.current)
    own.defaultView?.print()
  }, [own, times])
  return createPortal(
    <div ref={sheet} className={mergeClasses('print-sheet', styles.paper)} aria-hidden="true">
      {children}
    </div>,
    own.body,
  )
}
