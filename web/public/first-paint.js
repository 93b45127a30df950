// Runs before the first paint.
{
  // A frame may be denied storage; what it keeps then lasts as long as its page.
  class PageStorage {
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null
    }
    setItem(key, value) {
      this[key] = String(value)
    }
    removeItem(key) {
      delete this[key]
    }
    clear() {
      for (const key of Object.keys(this)) delete this[key]
    }
  }
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new PageStorage() })
    }

  // What somebody chose comes before what their system says. The choice is made in web/shared/theme-choice.ts.
  const { dataset } = document.documentElement
  const chosen = localStorage.getItem('tabldot_theme')
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  // In a frame the page around it has a header of its own: web/app/framed.ts.
  if (new URLSearchParams(location.search).get('embed') === '1' && !/^\/admin\b/.test(location.pathname))
    dataset.framed = ''
  // The page before the app draws the frame of the area that is coming.
  const isSignIn =
    location.pathname === '/login' || (location.pathname === '/' && localStorage.getItem('user_token') === null)
  dataset.area = isSignIn ? 'sign-in' : /^\/(app|individual)\b/.test(location.pathname) ? 'individual' : 'company'
}
