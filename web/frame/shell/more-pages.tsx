import { Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useIsFramed } from '../session/framed.ts'
import { useSignOut } from '../gate/use-sign-out.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { MoreButton, useIsHere } from './more-button.tsx'
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

/** The pages that do not fit into a phone's bottom bar. */
export const MorePages = ({ items, isOpenAtOnce }: { items: readonly NavItem[]; isOpenAtOnce: boolean }) => {
  const styles = useNavStyles()
  const isHere = useIsHere()
  const isFramed = useIsFramed()
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Menu
      inline
      defaultOpen={isOpenAtOnce}
      positioning={{ position: 'above', align: 'end', offset: 8, overflowBoundaryPadding: 8 }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MoreButton items={items} />
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
