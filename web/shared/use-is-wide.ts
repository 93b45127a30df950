import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 900px)')

const watch = (onChange: () => void) => {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Room for a table; below it the same things are cards. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
