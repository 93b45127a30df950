import { posix } from 'node:path'

/** `base64url(JSON).signature`, or `plain.` or `raw.` followed by a company type. */
const segment = '[^/.]+\\.[^/]+'
const any = '[^/]+'

/** Addresses for which the web app has a page. A test compares them with the routes in `web/`. */
const shapes = [
  '',
  'index\\.html',
  'login',
  'aydinlatma-metni',
  'basvuru',
  'e-posta-iptali',
  'e-posta-onayi',
  'sifre-yenile',
  `afis/${any}`,
  'admin(/.*)?',
  'app(/.*)?',
  `individual/${any}/${any}(/.*)?`,
  `catering/groups/${any}/menu`,
  `${any}/${any}/${any}/kitchen-dashboard`,
  `${segment}/${segment}/${segment}(/${any})?`,
]
const page = new RegExp(`^/(${shapes.join('|')})/?$`, 'i')

export const isPageAddress = (path: string): boolean => page.test(path)

/** Decodes until nothing is left to decode, as the most lenient reader might. Null if that fails. */
const decoded = (path: string): string | null => {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch {
    return null
  }
}

/**
 * Whether other sites may show the page in a frame: only actual pages of the app, and nothing for administrators,
 * however the address is spelled.
 */
export const isFrameable = (path: string): boolean => {
  const read = decoded(path)?.replaceAll('\\', '/').toLowerCase()
  if (read === undefined || !isPageAddress(path)) return false
  return [read, posix.normalize(read)].every((one) => !/^\/*admin\b/.test(one))
}
