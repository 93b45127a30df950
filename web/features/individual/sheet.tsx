import { DialogBody, DialogSurface } from '@fluentui/react-components'
import { type ReactNode, type TouchEvent, useRef } from 'react'
import { Modal } from '../../ui/dialogs/modal.tsx'

/** How far from its upper edge a sheet is taken hold of, and how far it is pulled; in pixels. */
const grip = 80
const pull = 60

/** A short question: a dialog at a desk; on a phone it comes from below, and a pull at its grip closes it like Esc and the scrim. */
export const Sheet = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const heldAt = useRef<number>(undefined)
  const onTouchStart = ({ touches, currentTarget }: TouchEvent) => {
    const y = touches[0]?.clientY ?? 0
    heldAt.current = y - currentTarget.getBoundingClientRect().top < grip ? y : undefined
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    if (heldAt.current !== undefined && (changedTouches[0]?.clientY ?? 0) - heldAt.current > pull) onClose()
  }
  return (
    <Modal onClose={onClose}>
      <DialogSurface data-sheet onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <DialogBody>{children}</DialogBody>
      </DialogSurface>
    </Modal>
  )
}
