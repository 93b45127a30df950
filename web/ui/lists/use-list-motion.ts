import { useAutoAnimate } from '@formkit/auto-animate/react'

/**
 * Goes on the parent of a list's items; animates what is added, moved or removed. Off where the person prefers reduced
 * motion.
 */
export const useListMotion = <List extends Element>() => useAutoAnimate<List>({ duration: 150 })[0]
