/** `base64url(JSON).signature`, or a company type after `plain.` or `raw.`. */
const segment = '[^/.]+\\.[^/]+'
const anything = '[^/]+'

/** The addresses that the web app has a page for; the routes under `web/` say the same to the browser. */
const shapes = [
  '',
  'index\\.html',
  'login',
  'admin(/login)?',
  'app(/.*)?',
  `individual/${anything}/${anything}(/.*)?`,
  `catering/groups/${anything}/menu`,
  `${anything}/${anything}/${anything}/kitchen-dashboard`,
  `${segment}/${segment}/${segment}(/${anything})?`,
]
const page = new RegExp(`^/(${shapes.join('|')})/?$`, 'i')

export const isPageAddress = (path: string): boolean => page.test(path)
