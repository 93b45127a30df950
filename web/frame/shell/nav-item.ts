import type { FluentIcon } from '@fluentui/react-icons'

export type NavItem = {
  to: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Shown as open although the address differs, such as on a page below it. */
  isOpen?: boolean
  /** How many things wait for this person there; zero is not shown. */
  waiting?: number
  /** Below a divider in the rail: not daily work. */
  isApart?: boolean
}
