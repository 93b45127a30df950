import { useState } from 'react'

/** Remembers who had the focus when a dialog opened; the answer gives it back once the dialog is gone. */
export const useReturnFocus = (): (() => void) => {
  const [opener] = useState(() => document.activeElement)
  return () => {
    setTimeout(() => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    })
  }
}
