/** `base64url(JSON).signature`, or `plain.` or `raw.` followed by a company type. */
const segment = '[^/.]+\\.[^/]+'
const any = '[^/]+'

/** Addresses that the web app has a page for. A test compares them with the routes under `web/`. */
const shapes = [
  '',
  'index\\.html',
  'login',
  'aydinlatma-metni',
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
