import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { LaterMenu } from './later-menu.tsx'
import { MoreButton } from './more-button.tsx'
import type { NavItem } from './nav-item.ts'
import { useNavStyles } from './nav-styles.ts'

const loadMorePages = async () => (await import('./more-pages.tsx')).MorePages

/** With more of them, their titles would not fit. */
const maxInBar = 5

/**
 * The pages of an area: a rail on a desktop; on a phone a bottom bar, whose last item opens the pages that do not fit.
 */
export const Nav = ({ items, isFolded }: { items: readonly NavItem[]; isFolded: boolean }) => {
  const styles = useNavStyles()
  const isDesk = useIsDesk()
  const id = useId()
  const hasMore = !isDesk && items.length > maxInBar
  const more = items.slice(maxInBar - 1)
  return (
    <nav aria-label="Sayfalar" className={styles.nav}>
      {items
        .slice(0, hasMore ? maxInBar - 1 : undefined)
        .map(({ to, title, Icon, ActiveIcon, isOpen, waiting = 0, isApart }) => (
          <NavLink
            key={to}
            to={to}
            title={isFolded ? title : undefined}
            aria-describedby={waiting > 0 ? `${id}${to}` : undefined}
            aria-current={isOpen ? 'page' : undefined}
            className={({ isActive }) =>
              mergeClasses(
                styles.link,
                isApart && styles.apart,
                isFolded && styles.folded,
                (isOpen ?? isActive) && styles.open,
              )
            }
          >
            {({ isActive }) => (
              <>
                {(isOpen ?? isActive) ? <ActiveIcon className={styles.icon} /> : <Icon className={styles.icon} />}
                <span className={mergeClasses(styles.title, isFolded && styles.hiddenTitle)}>{title}</span>
                {waiting > 0 && (
                  <>
                    <span aria-hidden="true" className={mergeClasses(styles.waiting, isFolded && styles.foldedWaiting)}>
                      {waiting > 99 ? '99+' : formatNumber(waiting)}
                    </span>
                    <span hidden id={`${id}${to}`}>{`${formatNumber(waiting)} bekliyor`}</span>
                  </>
                )}
              </>
            )}
          </NavLink>
        ))}
      {hasMore && (
        <LaterMenu
          load={loadMorePages}
          button={(trigger) => <MoreButton items={more} {...trigger} />}
          menu={{ items: more }}
        />
      )}
    </nav>
  )
}
