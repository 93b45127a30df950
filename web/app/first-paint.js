// Runs before the first paint.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // The browser denies this page its storage, as in web/ui/device/page-storage.ts.
      return null
    }
  }

  // The theme chosen in web/ui/device/theme-choice.ts takes precedence over the system's.
  const { dataset } = document.documentElement
  const chosen = stored('tabldot_theme')
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  // In a frame, the surrounding page has its own header: web/app/framed.ts.
  if (new URLSearchParams(location.search).get('embed') === '1' && !/^\/admin\b/.test(location.pathname))
    dataset.framed = ''
  // first-paint.css draws the frame of the area that is about to open.
  const isSignIn = location.pathname === '/login' || (location.pathname === '/' && stored('user_token') === null)
  dataset.area = isSignIn ? 'sign-in' : /^\/(app|individual)\b/.test(location.pathname) ? 'individual' : 'company'

  // Who signed in here last sees a drawing instead of the claim: web/app/last-account.ts.
  if (stored('tabldot_account') !== null) dataset.known = ''

  // On a slow connection the scripts come first. The service worker fetches the typeface after them, for the next visit.
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {}
  if (navigator.serviceWorker?.controller || (effectiveType === '4g' && !saveData)) {
    const { href } = document.querySelector('link[rel=typeface]')
    const typeface = new FontFace('Tabldot Figtree', `url(${href})`, { weight: '300 900', display: 'swap' })
    document.fonts.add(typeface)
    void typeface.load().catch(() => undefined)
  }

  // Asks for what the screen will ask for first, while its scripts are still on their way: web/api/early-answers.ts
  // hands the answers out. The server lists the paths (0127); their names stand for parts of this page's address.
  const token = stored('user_token')
  const { asks } = document.currentScript.dataset
  if (token !== null && asks) {
    const parts = location.pathname.split('/')
    const signed = (part) => {
      try {
        return JSON.parse(atob(part.split('.')[0].replaceAll('-', '+').replaceAll('_', '/')))
      } catch {
        return {}
      }
    }
    const named = Object.assign({ ...parts }, ...parts.map(signed))
    const authorization = `Bearer ${token}`
    const ask = async (address) => {
      try {
        const response = await fetch(address, { headers: { authorization } })
        // Read at once, so that an answer that nobody takes does not keep its connection.
        const body = await response.arrayBuffer()
        return response.ok ? { response: new Response(body, response), at: performance.now() } : undefined
      } catch {
        return undefined
      }
    }
    const fill = (path) =>
      path.replaceAll(/{(\w+)}/g, (unknown, name) => (name in named ? encodeURIComponent(named[name]) : unknown))
    const addresses = asks
      .split(' ')
      .map(fill)
      .filter((path) => !path.includes('{'))
      .map((path) => `${location.origin}/api${path}`)
    globalThis.tabldotEarly = { authorization, answers: new Map(addresses.map((address) => [address, ask(address)])) }
  }
}
