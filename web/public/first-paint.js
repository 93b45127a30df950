// Runs before the first paint.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // The page is denied storage: web/ui/device/page-storage.ts.
      return null
    }
  }

  // What somebody chose comes before what their system says. The choice is made in web/ui/device/theme-choice.ts.
  const { dataset } = document.documentElement
  const chosen = stored('tabldot_theme')
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  // In a frame the page around it has a header of its own: web/app/framed.ts.
  if (new URLSearchParams(location.search).get('embed') === '1' && !/^\/admin\b/.test(location.pathname))
    dataset.framed = ''
  // The page before the app draws the frame of the area that is coming.
  const isSignIn = location.pathname === '/login' || (location.pathname === '/' && stored('user_token') === null)
  dataset.area = isSignIn ? 'sign-in' : /^\/(app|individual)\b/.test(location.pathname) ? 'individual' : 'company'
}
