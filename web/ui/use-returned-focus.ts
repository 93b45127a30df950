import { useEffect, useState } from 'react'
import { useOwnDocument } from './device/own-document.ts'

/**
 * Keyboard and screen-reader users can only operate a dialog that has the focus, and a click beside it takes the focus
 * away.
 */
const inTopDialog = (own: Document): HTMLElement | null | undefined =>
  [...own.querySelectorAll('[role="dialog"]')].at(-1)?.querySelector<HTMLElement>('button')

/** Returns the focus to where it was when the dialog appeared, unless something else has taken it meanwhile. */
export const useReturnedFocus = (): void => {
  const own = useOwnDocument()
  const [before] = useState(() => own.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (own.activeElement !== own.body) return
        if (before instanceof HTMLElement && before !== own.body && before.isConnected) before.focus()
        else inTopDialog(own)?.focus()
      })
    },
    [before, own],
  )
}

/** For an element that disappears after its action: if it had the focus, the focus moves to the dialog on top. */
export const useFocusInDialog = (): void => {
  const own = useOwnDocument()
  useEffect(
    () => () => {
      setTimeout(() => {
        if (own.activeElement === own.body) inTopDialog(own)?.focus()
      })
    },
    [own],
  )
}
