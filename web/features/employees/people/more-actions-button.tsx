import { Button, type ButtonProps, makeStyles } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { Ref } from 'react'
import { BusyIcon } from '../../../ui/busy-icon.tsx'

const useStyles = makeStyles({ more: { minWidth: '44px', maxWidth: '44px' } })

type Props = { isBusy: boolean; ref?: Ref<HTMLButtonElement> } & Omit<ButtonProps, 'as'>

/** Opens the menu; the menu itself passes on what its trigger needs. */
export const MoreActionsButton = ({ isBusy, ...trigger }: Props) => (
  <Button
    {...(trigger as ButtonProps)}
    className={useStyles().more}
    appearance="subtle"
    icon={isBusy ? <BusyIcon /> : <MoreHorizontalRegular />}
    aria-label="Diğer işlemler"
  />
)
