import { createContext, useContext, useEffect, useRef } from 'react'

type Close = { readonly current: () => void }

/** What is open above the page of one app, topmost last. */
export const createLayers = () => {
  let open: readonly Close[] = []
  let onChange = (): void => undefined
  const put = (next: readonly Close[]) => {
    open = next
    onChange()
  }
  return {
    add: (close: Close) => {
      put([...open, close])
      return () => put(open.filter((other) => other !== close))
    },
    isOpen: () => open.length > 0,
    /** Asks the topmost to close; it may stay open, or ask a question first. */
    close: () => open.at(-1)?.current(),
    whenChanged: (listener: () => void) => {
      onChange = listener
    },
  }
}

export type Layers = ReturnType<typeof createLayers>

/** Undefined where the app does not own the address: Back then belongs to the surrounding page. */
export const LayersContext = createContext<Layers | undefined>(undefined)

/** While it is open, Back closes it instead of leaving the page. */
export const useClosedByBack = (onClose: () => void, isAbove = true): void => {
  const layers = useContext(LayersContext)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (isAbove ? layers?.add(close) : undefined), [layers, isAbove])
}
