import { useCallback } from 'react'

const animate = async (list: HTMLElement): Promise<void> => {
  const { autoAnimate } = await import('@formkit/auto-animate')
  autoAnimate(list, { duration: 150 })
}

/**
 * Goes on the parent of a list's items; animates what is added, moved or removed. Off where the person prefers reduced
 * motion. Loaded when somebody first points at the list or moves the focus into it, before which nothing moves.
 */
export const useListMotion = <List extends HTMLElement>() =>
  useCallback((list: List | null) => {
    if (list === null) return
    const used = new AbortController()
    const start = () => {
      used.abort()
      void animate(list).catch(() => undefined)
    }
    for (const use of ['pointerover', 'focusin'] as const) list.addEventListener(use, start, { signal: used.signal })
  }, [])
