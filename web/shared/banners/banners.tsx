import { useSelector } from 'react-redux'
import { BannerList } from './banner-list.tsx'
import type { WithBanners } from './banners-slice.ts'

/** Never fetched on demand: the first banner may be the one about a lost connection. */
export const Banners = () => {
  const banners = useSelector((state: WithBanners) => state.banners)
  return banners.length > 0 && <BannerList banners={banners} />
}
