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
  const known = stored('tabldot_account')
  if (known !== null) dataset.known = ''

  // On a slow connection the scripts come first. The service worker fetches the typeface after them, for the next visit.
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {}
  const isFast = effectiveType === '4g' && !saveData
  const isKept = navigator.serviceWorker?.controller != null
  if (isKept || isFast) {
    const { href } = document.querySelector('link[rel=typeface]')
    const typeface = new FontFace('Tabldot Figtree', `url(${href})`, { weight: '300 900', display: 'swap' })
    document.fonts.add(typeface)
    void typeface.load().catch(() => undefined)
  }

  const read = (text) => {
    try {
      return JSON.parse(text) ?? {}
    } catch {
      return {}
    }
  }
  const decoded = (text) => {
    try {
      return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    } catch {
      return ''
    }
  }
  const token = stored('user_token')
  const parts = location.pathname.split('/')
  /** What this page's address names: its parts by their places, and what is signed in them. */
  const named = Object.assign({ ...parts }, ...parts.map((part) => read(decoded(part.split('.')[0]))))

  // Asks for what the screen will ask for first, while its scripts are still on their way: web/api/early-answers.ts
  // hands the answers out. The server lists the paths (0127), with names of what the address names.
  const { asks, draws } = document.currentScript.dataset
  const askEarly = () => {
    if (token === null || !asks) return
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

  // The name that web/frame/shell/shell-frame.tsx shows there, if this is a page of the company that signed in here last.
  const nameCompany = () => {
    const { companyId, companyName } = read(known)
    const isTheirs = [named.company_id, named[1]].includes(companyId) || named[1] === 'app'
    if (token !== null && companyName && isTheirs)
      document.querySelector('.first-paint-names span').textContent = companyName
  }

  // The scripts and the data are asked for once the frame is shown, which no phone has to share its processor and its
  // line with them for (0156). Browsers show nothing of a page in the background, or of a frame out of sight. Where the
  // answers are drawn at once (0185), the scripts come after that; a slow connection does not wait with them.
  const startApp = () => document.head.append(document.querySelector('template').content)
  const drawEarly = () => {
    const script = document.createElement('script')
    script.src = draws
    document.head.append(script)
    // A frame is on the screen some time after it was drawn.
    addEventListener('tabldot-drawn', () => requestAnimationFrame(() => setTimeout(startApp, 50)))
    setTimeout(startApp, isFast && !isKept ? 250 : 50)
  }
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    askEarly()
    // What this device has yet to send is not in the answers: web/frame/session/own-traces.ts.
    const hasUnsent = stored(`tabldot_own ${named.company_id} ${named.user_id} choices`) !== null
    const isDrawn = draws && globalThis.tabldotEarly?.answers.size && !hasUnsent
    if (isDrawn && matchMedia('(max-width: 767px)').matches) drawEarly()
    else startApp()
    // The first use of Intl takes 15 ms or more on a phone, which has nothing else to do until the files are here.
    if (token !== null) setTimeout(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format())
  }
  document.addEventListener('DOMContentLoaded', () => {
    nameCompany()
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, 500)
  })
}
