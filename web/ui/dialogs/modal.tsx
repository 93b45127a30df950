import { Dialog, type DialogProps } from '@fluentui/react-components'
import { useClosedByBack } from './layers.ts'

type Props = Pick<DialogProps, 'modalType'> & {
  /** By Esc, a click beside it, or Back. */
  onClose?: () => void
  children: DialogProps['children']
}

const stay = () => undefined

/** Fluent's dialog, which Back closes too. */
export const Modal = ({ onClose = stay, ...props }: Props) => {
  useClosedByBack(onClose)
  return <Dialog open onOpenChange={onClose} {...props} />
}
