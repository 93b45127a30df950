import { useEffect, useState } from 'react'

/** A click beside a dialog takes the focus from it; only a dialog that has the focus can be used by everybody. */
const inTopDialog = (): HTMLElement | null | undefined =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1)?.querySelector<HTMLElement>('button')

/** Whoever had the focus when a dialog appeared gets it back with the dialog gone, unless somebody else has taken it. */
export const useReturnedFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
        else inTopDialog()?.focus()
      })
    },
    [before],
  )
}

/** For what goes away with what it has done: a focus that went with it stays in the dialog on top. */
export const useFocusInDialog = (): void => {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) inTopDialog()?.focus()
      })
    },
    [],
  )
}
