// Runs before the first paint: what somebody chose comes before what their system says. The choice is made in web/shared/theme-choice.ts.
const chosen = localStorage.getItem('tabldot_theme')
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
// The page before the app draws the frame of the area that is coming.
const isSignIn =
  location.pathname === '/login' || (location.pathname === '/' && localStorage.getItem('user_token') === null)
document.documentElement.dataset.area = isSignIn
  ? 'sign-in'
  : /^\/(app|individual)\b/.test(location.pathname)
    ? 'individual'
    : 'company'
