import { createContext, type RefObject, useContext } from 'react'
import type { NavigateOptions } from 'react-router-dom'

export type PanelParams = readonly [URLSearchParams, (next: Record<string, string>, options?: NavigateOptions) => void]

type Frame = {
  /** What the panel's styles measure by `@container`. */
  box: RefObject<HTMLDivElement | null>
  /** Takes the focus from what leaves the panel. */
  heading: RefObject<HTMLHeadingElement | null>
  isPage: boolean
  /** What is shown of the panel is part of its app's address. */
  hasAddress: boolean
  ownParams: PanelParams
}

export const FrameContext = createContext<Frame | null>(null)

/** Null on pages that hold no panel. */
export const useFrame = (): Frame | null => useContext(FrameContext)
