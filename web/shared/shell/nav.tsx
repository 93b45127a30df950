import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { colors } from '../colors.ts'
import { formatNumber } from '../numbers.ts'
import { desk } from '../use-media.ts'

export type NavItem = {
  to: string
  title: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Open although the address is another, such as a page below it. */ isOpen?: boolean
  /** What waits for this person there; zero is not drawn. */ waiting?: number
  /** Below a line in the rail: not daily work. */ isApart?: boolean
}

const useStyles = makeStyles({
  nav: {
    position: 'fixed',
    zIndex: 10,
    insetInline: 0,
    bottom: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: 'var(--bottom-bar-height)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${colors.line}`,
    backgroundColor: colors.surface,
    '@media print': { display: 'none' },
    [desk]: {
      position: 'static',
      display: 'flex',
      flexDirection: 'column',
      rowGap: '2px',
      height: 'auto',
      paddingBottom: 0,
      borderTopStyle: 'none',
      backgroundColor: 'transparent',
    },
  },
  link: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '2px',
    minWidth: 0,
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    textDecorationLine: 'none',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '8px' },
    [desk]: {
      flexDirection: 'row',
      justifyContent: 'start',
      columnGap: '12px',
      height: '40px',
      padding: '0 10px',
      borderRadius: '8px',
      fontSize: '14px',
      lineHeight: '20px',
      ':hover': { backgroundColor: colors.surface2 },
    },
  },
  open: {
    color: colors.brand,
    fontWeight: 700,
    ':hover': { color: colors.brand },
    [desk]: {
      backgroundColor: colors.brandSoft,
      color: colors.brandSoftInk,
      fontWeight: 650,
      ':hover': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
      '::before': {
        content: '""',
        position: 'absolute',
        left: '-8px',
        top: '10px',
        bottom: '10px',
        width: '3px',
        borderRadius: '3px',
        backgroundColor: colors.brand,
      },
    },
  },
  apart: {
    [desk]: {
      marginTop: '17px',
      '::after': {
        content: '""',
        position: 'absolute',
        top: '-9px',
        insetInline: '4px',
        borderTop: `1px solid ${colors.line}`,
      },
    },
  },
  icon: { flexShrink: 0, fontSize: '24px', [desk]: { fontSize: '20px' } },
  title: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  folded: { [desk]: { justifyContent: 'center', padding: 0 } },
  hiddenTitle: { [desk]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
  waiting: {
    position: 'absolute',
    top: '5px',
    left: 'calc(50% + 6px)',
    minWidth: '18px',
    height: '18px',
    padding: '0 5px',
    borderRadius: '9px',
    backgroundColor: colors.saffron,
    color: colors.surface,
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 700,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    [desk]: {
      position: 'static',
      minWidth: '22px',
      height: '20px',
      marginLeft: 'auto',
      borderRadius: '10px',
      backgroundColor: colors.saffronSoft,
      color: colors.saffron,
      lineHeight: '20px',
    },
  },
  foldedWaiting: {
    [desk]: {
      position: 'absolute',
      top: '1px',
      right: 0,
      left: 'auto',
      minWidth: '16px',
      height: '16px',
      lineHeight: '16px',
      padding: '0 4px',
    },
  },
})

/** The pages of an area: a rail at a desk, a bar for the thumb on a phone. */
export const Nav = ({ items, isFolded }: { items: readonly NavItem[]; isFolded: boolean }) => {
  const styles = useStyles()
  const id = useId()
  return (
    <nav aria-label="Sayfalar" className={styles.nav}>
      {items.map(({ to, title, Icon, ActiveIcon, isOpen, waiting = 0, isApart }) => (
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
    </nav>
  )
}
