import { Button, type ButtonProps } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import type { Ref } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { useUserMenuStyles } from './user-menu-styles.ts'

export const myMealPath = '/app/secim'

type AccountButtonProps = {
  name: string
  /** Their role here. */
  role: string
  ref?: Ref<HTMLButtonElement>
} & Omit<ButtonProps, 'as'>

/** Opens the menu; the menu itself passes on what its trigger needs. */
export const AccountButton = ({ name, role, ...trigger }: AccountButtonProps) => {
  const styles = useUserMenuStyles()
  return (
    <Button {...(trigger as ButtonProps)} appearance="subtle" className={styles.button}>
      <Avatar name={name} />
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{role}</span>
      <ChevronDownRegular className={styles.chevron} />
      <span className={useVisuallyHidden()}>Kullanıcı menüsü</span>
    </Button>
  )
}
