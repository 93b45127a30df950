import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Link } from '../../ui/link.tsx'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { LaterMenu } from './later-menu.tsx'
import { MoreButton, useIsHere } from './more-button.tsx'
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
  const isHere = useIsHere()
  const id = useId()
  const hasMore = !isDesk && items.length > maxInBar
  const more = items.slice(maxInBar - 1)
  return (
    <nav aria-label="Sayfalar" className={styles.nav}>
      {items.slice(0, hasMore ? maxInBar - 1 : undefined).map((item) => {
        const { to, title, waiting = 0, isApart } = item
        const isOpen = isHere(item)
        const Icon = isOpen ? item.ActiveIcon : item.Icon
        return (
          <Link
            key={to}
            to={to}
            title={isFolded ? title : undefined}
            aria-describedby={waiting > 0 ? `${id}${to}` : undefined}
            aria-current={isOpen ? 'page' : undefined}
            className={mergeClasses(
              styles.link,
              isApart && styles.apart,
              isFolded && styles.folded,
              isOpen && styles.open,
            )}
          >
            <Icon className={styles.icon} />
            <span className={mergeClasses(styles.title, isFolded && styles.hiddenTitle)}>{title}</span>
            {waiting > 0 && (
              <>
                <span aria-hidden="true" className={mergeClasses(styles.waiting, isFolded && styles.foldedWaiting)}>
                  {waiting > 99 ? '99+' : formatNumber(waiting)}
                </span>
                <span hidden id={`${id}${to}`}>{`${formatNumber(waiting)} bekliyor`}</span>
              </>
            )}
          </Link>
        )
      })}
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
