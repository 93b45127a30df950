import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUnsavedGuard } from '../unsaved/unsaved-guard.ts'
import { FrameContext, type PanelParams, useFrame } from '../frame-context.ts'

const useStyles = makeStyles({
  box: { containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
})

type Props = {
  /** The panel is the whole page, not one of several on it. */
  isPage?: boolean
  /** The panel owns the address, even where it is not the whole page. */
  hasAddress?: boolean
  children: ReactNode
}

/** What each panel has to itself, whatever else is on the page: its width, its heading and its search parameters. */
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

/** The address's parameters where the panel owns it; otherwise each panel of a page remembers its own. */
export const usePanelParams = (): PanelParams => {
  const ofPage = useSearchParams()
  const frame = useFrame()
  return frame === null || frame.hasAddress ? ofPage : frame.ownParams
}
