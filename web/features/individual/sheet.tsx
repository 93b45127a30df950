import { DialogBody, DialogSurface } from '@fluentui/react-components'
import { type ReactNode, type TouchEvent, useRef } from 'react'
import { Modal } from '../../ui/dialogs/modal.tsx'

/** How far below its upper edge a sheet can be grabbed, and how far it has to be pulled to close; in pixels. */
const grip = 80
const pull = 60

/**
 * A short question: a dialog on a desktop; on a phone a bottom sheet, which also closes when pulled down by its top.
 */
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
