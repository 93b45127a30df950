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
}
