import { Button } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { BusyIcon } from './busy-icon.tsx'

type Props = ComponentProps<typeof Button> & { isBusy: boolean }

/** While its command runs, it shows so, ignores clicks and keeps the focus. */
export const BusyButton = ({ isBusy, icon, disabledFocusable = false, ...button }: Props) => (
  <Button disabledFocusable={isBusy || disabledFocusable} icon={isBusy ? <BusyIcon /> : icon} {...button} />
)
