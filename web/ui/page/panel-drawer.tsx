import { Drawer, type DrawerProps } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'
import { useTabsterAfterwards } from '../dialogs/use-tabster-afterwards.ts'

type Props = Pick<DrawerProps, 'position' | 'size' | 'className' | 'children'> & {
  /** A region of the page; otherwise a dialog above it. */
  isBeside: boolean
  label: string
  /** Called on Esc, and on a click outside the dialog. */
  onClose: () => void
}

/** What shows one item of a list, beside it or above it. */
export const PanelDrawer = ({ isBeside, label, onClose, ...props }: Props) => {
  useTabsterAfterwards(!isBeside)
  return (
    <Drawer
      type={isBeside ? 'inline' : 'overlay'}
      open
      onOpenChange={onClose}
      {...(isBeside && { role: 'region' })}
      aria-label={label}
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => {
        if (isBeside && key === 'Escape' && !defaultPrevented) onClose()
      }}
      {...props}
    />
  )
}
