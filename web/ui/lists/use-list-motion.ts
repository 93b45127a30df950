import { useAutoAnimate } from '@formkit/auto-animate/react'

/** For the parent of a list: what is added, moved or removed is seen to be. Off where the person wants less motion. */
export const useListMotion = <List extends Element>() => useAutoAnimate<List>({ duration: 150 })[0]
