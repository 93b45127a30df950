import { Dialog, type DialogProps } from '@fluentui/react-components'
import { useClosedByBack } from './layers.ts'
import { useTabsterAfterwards } from './use-tabster-afterwards.ts'

type Props = Pick<DialogProps, 'modalType'> & {
  /** Called on Esc, a click outside, or Back. */
  onClose?: () => void
  children: DialogProps['children']
}

const stay = () => undefined

/** Fluent's dialog, which Back closes too. */
export const Modal = ({ onClose = stay, ...props }: Props) => {
  useClosedByBack(onClose)
  useTabsterAfterwards()
  return <Dialog open onOpenChange={onClose} {...props} />
}
