import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { FoodRegular, PanelLeftContractRegular, PanelLeftExpandRegular, SignOutRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { colors } from '../colors.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { useScope } from '../scope/company-scope.ts'
import { PanelFrame } from '../scope/panel-frame.tsx'
import { useProfile } from '../session/profile-context.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { desk, useIsDesk } from '../use-media.ts'
import { CompanyMark } from './company-mark.tsx'
import type { NavItem } from './nav-item.ts'
import { Nav } from './nav.tsx'
import { FoldingRail, HeadingPlace, roomyHeader } from './shell-places.ts'
import { myMealPath, UserMenu } from './user-menu.tsx'

const useStyles = makeStyles({
  header: {
    containerType: 'inline-size',
    position: 'sticky',
    zIndex: 9,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    height: 'calc(var(--header-height) + env(safe-area-inset-top))',
    padding: 'env(safe-area-inset-top) 6px 0 16px',
    borderBottom: `1px solid ${colors.line}`,
    backgroundColor: colors.surface,
    '@media print': { display: 'none' },
    [desk]: { columnGap: '12px', padding: 'env(safe-area-inset-top) 16px 0 14px' },
  },
  names: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    minWidth: 0,
    [roomyHeader]: { display: 'flex', alignItems: 'center', columnGap: '12px' },
  },
  company: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '16px',
    [roomyHeader]: { maxWidth: '420px', color: colors.ink, fontSize: '16px', lineHeight: '22px', fontWeight: 650 },
  },
  label: {
    display: 'none',
    [roomyHeader]: {
      display: 'block',
      paddingLeft: '12px',
      borderLeft: `1px solid ${colors.line}`,
      color: colors.ink3,
      whiteSpace: 'nowrap',
    },
  },
  actions: { display: 'flex', alignItems: 'center', flexShrink: 0, minWidth: 0, [roomyHeader]: { columnGap: '4px' } },
  meal: {
    display: 'none',
    [roomyHeader]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: '8px',
      minHeight: '32px',
      padding: '0 10px',
      borderRadius: '8px',
      color: colors.ink,
      fontWeight: 600,
      textDecorationLine: 'none',
      whiteSpace: 'nowrap',
      ':hover': { backgroundColor: colors.surface2 },
      ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    },
  },
  mealIcon: { fontSize: '20px' },
  leave: { minWidth: 'auto', whiteSpace: 'nowrap' },
  leaveAtDesk: { display: 'none', [roomyHeader]: { display: 'inline-flex' } },
  leaveText: { display: 'none', [roomyHeader]: { display: 'inline' } },
  body: { [desk]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', alignItems: 'start' } },
  bodyFolded: { [desk]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
  rail: {
    [desk]: {
      position: 'sticky',
      top: 'var(--header-height)',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      height: 'calc(100dvh - var(--header-height))',
      overflowY: 'auto',
      padding: '12px 8px 8px',
      borderRight: `1px solid ${colors.line}`,
    },
    '@media print': { display: 'none' },
  },
  fold: {
    display: 'none',
    [desk]: {
      display: 'inline-flex',
      justifyContent: 'start',
      minWidth: 0,
      padding: '5px 10px',
      color: colors.ink3,
      fontWeight: 400,
    },
  },
  foldedFold: { [desk]: { justifyContent: 'center', padding: '5px 0' } },
  main: {
    minWidth: 0,
    padding: '12px 16px calc(var(--bottom-bar-height) + 24px)',
    [desk]: { padding: '0 24px 32px' },
  },
})

const foldKey = 'tabldot_rail'

type Props = {
  items: readonly NavItem[]
  /** What is managed here: Firma Paneli. */ label?: string
  /** The individual area has its sign-out on a phone at the end of Hesabım, not beside the bell. */ isEating?: boolean
  children: ReactNode
}

/** One frame for all areas: whose it is above, where one can go at the side (on a phone below), the page in between. */
export const Shell = ({ items, label, isEating = false, children }: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const { company } = useScope()
  const { capabilities } = useProfile()
  const { signOut, isSigningOut } = useSignOut()
  const [headingPlace, setHeadingPlace] = useState<HTMLElement | null>(null)
  const [isUsuallyFolded, setFolded] = useState(() => localStorage.getItem(foldKey) === 'folded')
  const [isFoldedHere, foldHere] = useState<boolean>()
  const isFolded = isFoldedHere ?? isUsuallyFolded
  const fold = () => {
    if (isFoldedHere !== undefined) return foldHere(!isFoldedHere)
    localStorage.setItem(foldKey, isFolded ? 'open' : 'folded')
    setFolded(!isFolded)
  }
  return (
    <>
      <header className={styles.header}>
        <CompanyMark />
        <div className={styles.names}>
          {!isDesk && <div ref={setHeadingPlace} />}
          <span className={styles.company} title={company.name}>
            {company.name}
          </span>
          {label !== undefined && <span className={styles.label}>{label}</span>}
        </div>
        <div className={styles.actions}>
          {!isEating && capabilities.includes('eat') && (
            <Link to={myMealPath} className={styles.meal}>
              <FoodRegular className={styles.mealIcon} />
              Yemeğimi seç
            </Link>
          )}
          <UserMenu isEating={isEating} />
          <Button
            appearance="subtle"
            className={mergeClasses(styles.leave, isEating && styles.leaveAtDesk)}
            icon={<SignOutRegular />}
            aria-label="Çıkış yap"
            disabled={isSigningOut}
            onClick={() => void signOut()}
          >
            <span className={styles.leaveText}>Çıkış yap</span>
          </Button>
        </div>
      </header>
      <div className={mergeClasses(styles.body, isFolded && styles.bodyFolded)}>
        <div className={styles.rail}>
          <Nav items={items} isFolded={isFolded && isDesk} />
          <Button
            appearance="subtle"
            className={mergeClasses(styles.fold, isFolded && styles.foldedFold)}
            icon={isFolded ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
            aria-label={isFolded ? 'Menüyü genişlet' : 'Menüyü daralt'}
            onClick={fold}
          >
            {!isFolded && 'Daralt'}
          </Button>
        </div>
        <main className={styles.main}>
          <OfflineNotice />
          <HeadingPlace value={isDesk ? null : headingPlace}>
            <FoldingRail value={foldHere}>
              <PanelFrame isPage>{children}</PanelFrame>
            </FoldingRail>
          </HeadingPlace>
        </main>
      </div>
    </>
  )
}
