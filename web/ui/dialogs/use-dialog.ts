import { useCallback, useRef, useState } from 'react'
import { useOwnDocument } from '../device/own-document.ts'

/** Which dialog is open. After it closes, the focus returns to where it was. */
export const useDialog = <Open>() => {
  const own = useOwnDocument()
  const [open, setOpen] = useState<Open>()
  const opener = useRef<Element>(null)
  const show = useCallback(
    (next: Open) => {
      opener.current = own.activeElement
      setOpen(next)
    },
    [own],
  )
  const close = useCallback(() => {
    setOpen(undefined)
    setTimeout(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    })
  }, [])
  return { open, show, close }
}
