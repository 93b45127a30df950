import { useEffect, useState } from 'react'

/** Whoever had the focus when a dialog appeared gets it back with the dialog gone, unless somebody else has taken it. */
export const useReturnedFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus()
      })
    },
    [before],
  )
}
