import { useCallback, useSyncExternalStore } from 'react'

export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

/**
 * From this width on there is a side rail and a one-line header; below it, a bottom bar for the thumb. `desk` is the
 * same for styles.
 */
export const useIsDesk = (): boolean => useMedia('(min-width: 1024px)')
export const desk = '@media (min-width: 1024px)'
