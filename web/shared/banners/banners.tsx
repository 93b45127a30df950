import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import type { WithBanners } from './banners-slice.ts'

const BannerList = lazy(async () => ({ default: (await import('./banner-list.tsx')).BannerList }))

/** Fetched with the first banner: the sign-in page needs none. */
export const Banners = () => {
  const banners = useSelector((state: WithBanners) => state.banners)
  return <Suspense>{banners.length > 0 && <BannerList banners={banners} />}</Suspense>
}
