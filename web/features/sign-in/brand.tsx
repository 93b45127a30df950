import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { colors } from '../../ui/colors.ts'
import { useMedia } from '../../ui/device/use-media.ts'

const Scene = lazy(async () => ({ default: (await import('./brand-scene.tsx')).BrandScene }))
const BrandTray = lazy(async () => ({ default: (await import('./brand-scene.tsx')).BrandTray }))
const wide = '@media (min-width: 900px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '12px',
    padding: 'max(24px, env(safe-area-inset-top)) 24px 8px',
    textAlign: 'center',
    [wide]: {
      position: 'sticky',
      top: 0,
      gridTemplateColumns: 'minmax(0, 460px)',
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'center',
      justifyItems: 'start',
      height: '100dvh',
      padding: '40px 48px',
      textAlign: 'left',
      backgroundColor: colors.surface2,
    },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '-.01em',
    [wide]: { fontSize: '28px', lineHeight: '34px' },
  },
  mark: { width: '36px', height: '36px', flexShrink: 0, borderRadius: '9px' },
  /* A small phone has no room for it above the keyboard. */
  tray: { width: 'min(64%, 250px)', aspectRatio: '2.02', '@media (max-height: 699px)': { display: 'none' } },
  // The largest text of the page on a phone, so that nothing of more weight is painted after the page's frame.
  claim: { margin: 0, fontSize: '17px', lineHeight: '24px', color: colors.ink2, textWrap: 'balance' },
})

const claim = 'Yarınki yemeğinizi bugünden seçin.'

/** On a phone, the drawing is loaded only if the company is already known and the form therefore short. */
export const Brand = ({
  isWelcome,
}: {
  /** The company is already known. */
  isWelcome: boolean
}) => {
  const styles = useStyles()
  const isWide = useMedia('(min-width: 900px)')
  return (
    <header className={styles.root}>
      <div className={styles.name}>
        <img className={styles.mark} src="/favicon.svg" alt="" />
        Tabldot
      </div>
      {isWide ? (
        <Suspense>
          <Scene claim={claim} />
        </Suspense>
      ) : isWelcome ? (
        <div className={styles.tray}>
          <Suspense>
            <BrandTray />
          </Suspense>
        </div>
      ) : (
        <p className={styles.claim}>{claim}</p>
      )}
    </header>
  )
}
