import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { PanelLeftContractRegular, PanelLeftExpandRegular, SignOutRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { colors } from '../../ui/colors.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PanelFrame } from '../../ui/page/panel-frame.tsx'
import { useIsFramed } from '../session/framed.ts'
import { useSignOut } from '../gate/use-sign-out.ts'
import { desk, useIsDesk } from '../../ui/device/use-media.ts'
import type { NavItem } from './nav-item.ts'
import { Nav } from './nav.tsx'
import { PageGuard } from './page-guard.tsx'
import { FoldingRail, HeadingPlace, roomyHeader } from '../../ui/page/shell-places.ts'
import { deviceStorage } from '../../ui/device/page-storage.ts'

const useStyles = makeStyles({
  header: {
    containerType: 'inline-size',
    position: 'sticky',
    zIndex: 9,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    // Grows only with enlarged text.
    minHeight: 'calc(var(--header-height) + env(safe-area-inset-top))',
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
  /** Where it does not fit, people sign out from their menu. */
  leave: { display: 'none', whiteSpace: 'nowrap', [roomyHeader]: { display: 'inline-flex' } },
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
  foot: { display: 'none', [desk]: { display: 'grid' } },
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
  /** The picture and name of the company or area. */
  mark: ReactNode
  name: string
  /** What is managed here, such as Firma Paneli. */
  label?: string
  /** A link to another area. */
  link?: ReactNode
  menu: ReactNode
  /** Above the page. */
  notices?: ReactNode
  children: ReactNode
}

/**
 * One frame for all areas: the header with its owner, navigation at the side (at the bottom on a phone), and the page.
 */
export const ShellFrame = ({ items, mark, name, label, link, menu, notices, children }: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const isFramed = useIsFramed()
  const { signOut, isSigningOut } = useSignOut()
  const [headingPlace, setHeadingPlace] = useState<HTMLElement | null>(null)
  const [isFoldedByDefault, setFolded] = useState(() => deviceStorage.getItem(foldKey) === 'folded')
  const [isFoldedHere, foldHere] = useState<boolean>()
  const isFolded = isFoldedHere ?? isFoldedByDefault
  const hasPages = items.length > 0
  const fold = () => {
    if (isFoldedHere !== undefined) return foldHere(!isFoldedHere)
    deviceStorage.setItem(foldKey, isFolded ? 'open' : 'folded')
    setFolded(!isFolded)
  }
  return (
    <>
      {!isFramed && (
        <header className={styles.header}>
          {mark}
          <div className={styles.names}>
            {!isDesk && <div ref={setHeadingPlace} />}
            <span className={styles.company} title={name}>
              {name}
            </span>
            {label !== undefined && <span className={styles.label}>{label}</span>}
          </div>
          <div className={styles.actions}>
            {link}
            {menu}
            <Button
              appearance="subtle"
              className={styles.leave}
              icon={<SignOutRegular />}
              disabled={isSigningOut}
              onClick={() => void signOut()}
            >
              Çıkış yap
            </Button>
          </div>
        </header>
      )}
      <div className={mergeClasses(hasPages && styles.body, hasPages && isFolded && styles.bodyFolded)}>
        {hasPages && (
          <div className={styles.rail}>
            <Nav items={items} isFolded={isFolded && isDesk} />
            <div className={styles.foot}>
              {isFramed && (
                <Button
                  appearance="subtle"
                  className={mergeClasses(styles.fold, isFolded && styles.foldedFold)}
                  icon={<SignOutRegular />}
                  aria-label="Çıkış yap"
                  disabled={isSigningOut}
                  onClick={() => void signOut()}
                >
                  {!isFolded && 'Çıkış yap'}
                </Button>
              )}
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
          </div>
        )}
        <main className={styles.main}>
          <OfflineNotice />
          {notices}
          <HeadingPlace value={isDesk ? null : headingPlace}>
            <FoldingRail value={foldHere}>
              <PanelFrame isPage>
                <PageGuard>{children}</PageGuard>
              </PanelFrame>
            </FoldingRail>
          </HeadingPlace>
        </main>
      </div>
    </>
  )
}
