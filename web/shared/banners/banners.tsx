import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useIsInForeground } from '../foreground.ts'
import { Notice } from '../notice.tsx'
import { type Banner, bannerDismissed, type WithBanners } from './banners-slice.ts'

/** Dialogs hide and lock the rest of the page; banners stay readable and closable over them. */
const overDialogs = { 'data-tabster': JSON.stringify({ modalizer: { id: 'banners', isAlwaysAccessible: true } }) }
const staysFor = { success: 6_000, error: 15_000 }

const useStyles = makeStyles({
  list: {
    position: 'fixed',
    zIndex: 2_000_000,
    // Below a page's header and a dialog's title; at the foot it would lie on the buttons of a dialog.
    top: 'calc(76px + env(safe-area-inset-top))',
    left: '12px',
    right: '12px',
    display: 'grid',
    rowGap: '8px',
    '@media (min-width: 768px)': { left: 'auto', right: '16px', width: '420px' },
  },
  banner: {
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(-8px)' } },
    animationDuration: '150ms',
  },
})

const BannerItem = ({ banner }: { banner: Banner }) => {
  const styles = useStyles()
  const dispatch = useDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(bannerDismissed(banner.id)), staysFor[banner.intent])
    return () => clearTimeout(timer)
  }, [banner, dispatch])
  return (
    <Notice
      intent={banner.intent}
      className={styles.banner}
      role={banner.intent === 'error' ? 'alert' : 'status'}
      action={
        <Button
          appearance="transparent"
          aria-label="Bildirimi kapat"
          icon={<DismissRegular />}
          onClick={() => dispatch(bannerDismissed(banner.id))}
        />
      }
    >
      {banner.text}
    </Notice>
  )
}

const BannerList = ({ banners }: { banners: readonly Banner[] }) => {
  const styles = useStyles()
  return (
    <div className={styles.list} {...overDialogs}>
      {banners.map((banner) => (
        <BannerItem key={banner.id} banner={banner} />
      ))}
    </div>
  )
}

/** Never fetched on demand: the first banner may be the one about a lost connection. */
export const Banners = () => {
  const banners = useSelector((state: WithBanners) => state.banners)
  return useIsInForeground() && banners.length > 0 && <BannerList banners={banners} />
}
