import { useEffect, useState } from 'react'
import { useOwnDocument } from './device/own-document.ts'

/** A click beside a dialog takes the focus from it; only a dialog that has the focus can be used by everybody. */
const inTopDialog = (own: Document): HTMLElement | null | undefined =>
  [...own.querySelectorAll('[role="dialog"]')].at(-1)?.querySelector<HTMLElement>('button')

/** Whoever had the focus when a dialog appeared gets it back with the dialog gone, unless somebody else has taken it. */
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

/** For what goes away with what it has done: a focus that went with it stays in the dialog on top. */
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
