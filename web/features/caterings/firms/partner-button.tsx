import { Button, type ButtonProps } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { Ref } from 'react'

type Props = { name: string; ref?: Ref<HTMLButtonElement> } & Omit<ButtonProps, 'as'>

/** Opens the menu; the menu itself passes on what its trigger needs. */
export const PartnerButton = ({ name, ...trigger }: Props) => (
  <Button
    {...(trigger as ButtonProps)}
    appearance="subtle"
    icon={<MoreHorizontalRegular />}
    aria-label={`${name}: diğer işlemler`}
  />
)
