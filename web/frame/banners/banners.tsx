import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useIsInForeground } from '../../ui/foreground.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Banner, bannerDismissed, pageLeft, type WithBanners } from './banners-slice.ts'

/** Dialogs hide and lock the rest of the page; banners stay readable and closable above them. */
const overDialogs = { 'data-tabster': JSON.stringify({ modalizer: { id: 'banners', isAlwaysAccessible: true } }) }
const staysFor = { success: 6_000, info: 15_000, error: 15_000 }

const useStyles = makeStyles({
  list: {
    position: 'fixed',
    zIndex: 2_000_000,
    // Above the bottom bar on a phone, beside the rail on a desktop: a page's buttons are at its top.
    bottom: 'calc(var(--bottom-bar-height, 0px) + var(--foot-bar-height, 0px) + 8px)',
    left: 'calc(var(--rail-width, 0px) + 12px)',
    right: '12px',
    display: 'grid',
    rowGap: '8px',
    '@media (min-width: 768px)': { right: 'auto', width: '420px' },
    // At the top while a dialog is open, whose buttons are at its bottom.
    'html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop) &': {
      bottom: 'auto',
      top: 'calc(76px + env(safe-area-inset-top))',
    },
  },
  banner: {
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
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

/** Not loaded lazily: the first banner may be the one about a lost connection. */
export const Banners = () => {
  const banners = useSelector((state: WithBanners) => state.banners)
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname])
  return useIsInForeground() && banners.length > 0 && <BannerList banners={banners} />
}
