import type { FluentIcon } from '@fluentui/react-icons'

export type NavItem = {
  to: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Open although the address is another, such as a page below it. */
  isOpen?: boolean
  /** What waits for this person there; zero is not drawn. */
  waiting?: number
  /** Below a line in the rail: not daily work. */
  isApart?: boolean
}
