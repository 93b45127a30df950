import {
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import { MoreHorizontalRegular, SignOutRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useIsFramed } from '../session/framed.ts'
import { useSignOut } from '../gate/use-sign-out.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import type { NavItem } from './nav-item.ts'
import { useNavStyles } from './nav-styles.ts'

const Page = ({ item: { to, title, Icon, waiting = 0 }, isHere }: { item: NavItem; isHere: boolean }) => {
  const styles = useNavStyles()
  const hidden = useVisuallyHidden()
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <MenuItemLink
      href={href}
      onClick={follow}
      icon={<Icon />}
      className={styles.moreItem}
      aria-current={isHere ? 'page' : undefined}
    >
      {title}
      {waiting > 0 && (
        <span className={styles.moreCount}>
          {` ${formatNumber(waiting)}`}
          <span className={hidden}> bekliyor</span>
        </span>
      )}
    </MenuItemLink>
  )
}

/** The last item of a phone's bottom bar: the pages that do not fit into it. */
export const MorePages = ({ items }: { items: readonly NavItem[] }) => {
  const styles = useNavStyles()
  const hidden = useVisuallyHidden()
  const { pathname } = useLocation()
  const isFramed = useIsFramed()
  const { signOut, isSigningOut } = useSignOut()
  const isHere = ({ to, isOpen }: NavItem) => isOpen ?? pathname.endsWith(`/${to.split('/').at(-1)}`)
  const waiting = items.reduce((sum, item) => sum + (item.waiting ?? 0), 0)
  return (
    <Menu inline positioning={{ position: 'above', align: 'end', offset: 8, overflowBoundaryPadding: 8 }}>
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={mergeClasses(styles.link, styles.more, items.some(isHere) && styles.open)}>
          <MoreHorizontalRegular className={styles.icon} />
          <span className={styles.title}>Diğer</span>
          {waiting > 0 && (
            <span className={styles.waiting}>
              {waiting > 99 ? '99+' : formatNumber(waiting)}
              <span className={hidden}> bekliyor</span>
            </span>
          )}
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {items.map((item) => (
            <Page key={item.to} item={item} isHere={isHere(item)} />
          ))}
          {isFramed && (
            <MenuItem
              className={styles.moreItem}
              icon={<SignOutRegular />}
              disabled={isSigningOut}
              onClick={() => void signOut()}
            >
              Çıkış yap
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
