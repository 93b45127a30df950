import { tabStorage } from '../../ui/device/page-storage.ts'
import { valueIn } from '../session/signed-segment.ts'

const key = 'tabldot_place'

/** Keeps where somebody wanted to go who has to sign in first, such as by the link of a mail, for this tab. */
export const keepPlace = (path: string): void => tabStorage.setItem(key, path)

const isIn = (area: string, place: string): boolean =>
  place.startsWith('/app/')
    ? area.startsWith('/individual/') || area.split('/').some((one) => valueIn(one, 'company_type') === 'corporate')
    : place.startsWith(area.slice(0, area.lastIndexOf('/') + 1))

/** The place that was kept, once, if it is a page of the person who is sent to this address; otherwise the address. */
export const takePlace = (address: string): string => {
  const place = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  return place !== null && isIn(address, place) ? place : address
}
