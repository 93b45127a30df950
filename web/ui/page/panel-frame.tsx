import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUnsavedGuard } from '../unsaved/unsaved-guard.ts'
import { FrameContext, type PanelParams, useFrame } from '../frame-context.ts'

const useStyles = makeStyles({
  box: { containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
})

type Props = {
  /** The panel is what the page shows, not one of several on it. */
  isPage?: boolean
  /** The address is the panel's alone, whether or not the page is. */
  hasAddress?: boolean
  children: ReactNode
}

/** What a panel has for itself, whatever else is on the page: its width, its heading and its part of the address. */
export const PanelFrame = ({ isPage = false, hasAddress = isPage, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [own, setOwn] = useState(() => new URLSearchParams())
  const guard = useUnsavedGuard()
  const ownParams: PanelParams = [
    own,
    (next) => guard.leave(() => setOwn(new URLSearchParams(next)), guard.lostIn(box)),
  ]
  return (
    <FrameContext value={{ box, heading, isPage, hasAddress, ownParams }}>
      <div ref={box} className={useStyles().box}>
        {children}
      </div>
    </FrameContext>
  )
}

/** Those of the address where it is the panel's; several panels on one page each remember their own. */
export const usePanelParams = (): PanelParams => {
  const ofPage = useSearchParams()
  const frame = useFrame()
  return frame === null || frame.hasAddress ? ofPage : frame.ownParams
}
