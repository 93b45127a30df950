import { Button, type ButtonProps } from '@fluentui/react-components'
import { TagRegular } from '@fluentui/react-icons'
import type { Ref } from 'react'
import { BusyIcon } from '../../../ui/busy-icon.tsx'

type Props = {
  isBusy: boolean
  isEmpty: boolean
  /** Shows an icon only. */
  isShort?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
} & Omit<ButtonProps, 'as'>

/** Opens the menu of labels; the menu itself passes on what its trigger needs. */
export const LabelsTrigger = ({ isBusy, isEmpty, isShort = false, ...trigger }: Props) => (
  <Button
    {...(trigger as ButtonProps)}
    disabledFocusable={isBusy || isEmpty}
    icon={isBusy ? <BusyIcon /> : <TagRegular />}
    {...(isShort ? { 'aria-label': 'Etiketler', title: 'Etiketler' } : { children: 'Etiketler' })}
  />
)
