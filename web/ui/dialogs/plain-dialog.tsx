import { DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Form } from '../forms/form.tsx'
import { Modal } from './modal.tsx'

type Props = {
  title: ReactNode
  /** The buttons at its foot. */
  actions: ReactNode
  /** Makes it a form. */
  onSubmit?: () => Promise<void>
  /** Has to be answered: dims the page, and a click outside does not close it. */
  isQuestion?: boolean
  /** A click outside does not close it. */
  isKept?: boolean
  /** The class of its content. */
  className?: string
  surfaceClassName?: string
  onClose: () => void
  children: ReactNode
}

/** Title, content and buttons. */
export const PlainDialog = ({
  title,
  actions,
  onSubmit,
  isQuestion = false,
  isKept = isQuestion,
  className,
  surfaceClassName,
  onClose,
  children,
}: Props) => {
  const body = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={className}>{children}</DialogContent>
      <DialogActions fluid={isQuestion}>{actions}</DialogActions>
    </DialogBody>
  )
  return (
    <Modal modalType={isKept ? 'alert' : 'modal'} onClose={onClose}>
      <DialogSurface className={surfaceClassName} {...(isQuestion && { backdrop: { appearance: 'dimmed' } })}>
        {onSubmit === undefined ? body : <Form onSubmit={onSubmit}>{body}</Form>}
      </DialogSurface>
    </Modal>
  )
}
