import { createContext, type RefObject, useContext } from 'react'
import type { NavigateOptions } from 'react-router-dom'

export type PanelParams = readonly [
  URLSearchParams,
  (next: Record<string, string> | string, options?: NavigateOptions) => void,
]

type Frame = {
  /** The container that the panel's `@container` styles measure. */
  box: RefObject<HTMLDivElement | null>
  /** Receives the focus when the focused element leaves the panel. */
  heading: RefObject<HTMLHeadingElement | null>
  isPage: boolean
  /** The panel's state is kept in the app's address. */
  hasAddress: boolean
  ownParams: PanelParams
}

export const FrameContext = createContext<Frame | null>(null)

/** Null on pages without a panel. */
export const useFrame = (): Frame | null => useContext(FrameContext)
