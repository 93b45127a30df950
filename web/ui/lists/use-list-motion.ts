import { useCallback } from 'react'
import { whenUsed } from '../device/when-used.ts'

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
    if (list !== null) whenUsed(list, () => void animate(list).catch(() => undefined))
  }, [])
