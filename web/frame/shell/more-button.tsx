import { mergeClasses } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import type { NavItem } from './nav-item.ts'
import { useNavStyles } from './nav-styles.ts'

export const useIsHere = () => {
  const { pathname } = useLocation()
  return ({ to, isOpen }: NavItem): boolean => isOpen ?? pathname.endsWith(`/${to.split('/').at(-1)}`)
}

type Props = { items: readonly NavItem[] } & ComponentProps<'button'>

/** The last item of a phone's bottom bar, for the pages that do not fit into it. */
export const MoreButton = ({ items, ...trigger }: Props) => {
  const styles = useNavStyles()
  const hidden = useVisuallyHidden()
  const isHere = useIsHere()
  const waiting = items.reduce((sum, item) => sum + (item.waiting ?? 0), 0)
  return (
    <button
      {...trigger}
      type="button"
      className={mergeClasses(styles.link, styles.more, items.some(isHere) && styles.open)}
    >
      <MoreHorizontalRegular className={styles.icon} />
      <span className={styles.title}>Diğer</span>
      {waiting > 0 && (
        <span className={styles.waiting}>
          {waiting > 99 ? '99+' : formatNumber(waiting)}
          <span className={hidden}> bekliyor</span>
        </span>
      )}
    </button>
  )
}
