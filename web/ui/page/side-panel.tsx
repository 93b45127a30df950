import { Button, DrawerBody, DrawerFooter, DrawerHeader, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { colors } from '../colors.ts'
import { useClosedByBack } from '../dialogs/layers.ts'
import { useOwnDocument } from '../device/own-document.ts'
import { useIsDesk } from '../device/use-media.ts'
import { useFrame } from '../frame-context.ts'
import { PanelDrawer } from './panel-drawer.tsx'
import { useIsRoomy } from './use-is-roomy.ts'
import { useBesidePlace } from './with-beside.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'

const useStyles = makeStyles({
  root: { width: 'min(444px, 100%)', maxWidth: '100%', backgroundColor: colors.surface },
  beside: {
    // The content measures the panel, not the page around it.
    containerType: 'inline-size',
    position: 'sticky',
    top: 'calc(var(--header-height, 0px) + 12px)',
    width: '100%',
    // Leaves room for the page's heading above it before scrolling, so that the panel's buttons are always in sight.
    maxHeight: 'calc(100dvh - var(--header-height, 0px) - var(--above-panel, 88px))',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    '@media print': { display: 'none' },
    // For a panel that was opened before the window became as narrow as a phone.
    '@container (max-width: 767px)': { position: 'static', maxHeight: 'none' },
  },
  sheet: {
    width: '100%',
    height: 'auto',
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: '20px 20px 0 0',
  },
  header: { padding: '14px 16px 12px 20px', borderBottom: `1px solid ${colors.line}` },
  who: { display: 'flex', alignItems: 'start', columnGap: '12px', minWidth: 0 },
  steps: { display: 'flex', flexShrink: 0 },
  names: {
    display: 'grid',
    alignContent: 'center',
    alignSelf: 'stretch',
    rowGap: '6px',
    minWidth: 0,
    marginRight: 'auto',
  },
  name: { outlineStyle: 'none', fontSize: '16px', lineHeight: '22px', fontWeight: 650, overflowWrap: 'anywhere' },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '6px', ':empty': { display: 'none' } },
  body: { padding: '16px 20px 20px' },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '8px',
    padding: '12px 20px',
    borderTop: `1px solid ${colors.line}`,
    // No empty bar for people who may do nothing here.
    ':not(:has(button))': { display: 'none' },
  },
})

/** Opens the previous or next one of the list; undefined at its ends. */
export type Step = { back: (() => void) | undefined; on: (() => void) | undefined }

type Props = {
  title: string
  marks?: ReactNode
  /** Buttons that stay in sight while the content scrolls. */
  actions?: ReactNode
  /** For lists that people work through one by one. */
  step?: Step
  /** The width of the page, in pixels, from which the panel gets a column of its own. */
  besideFrom?: number
  /** Slides in from below on a phone, for something to look at for a moment. */
  isSheet?: boolean
  /** The address names what the panel shows, so Back closes it by leaving that address. */
  isInAddress?: boolean
  onClose: () => void
  children: ReactNode
}

/** What opened the panel may have been removed by an action in it; the focus then goes to the page's heading. */
const useFocusOnHeading = () => {
  const heading = useFrame()?.heading
  const own = useOwnDocument()
  useEffect(
    () => () => {
      setTimeout(() => {
        if (own.activeElement === own.body) heading?.current?.focus()
      })
    },
    [heading, own],
  )
}

/**
 * Page width from which a panel gets a column of its own unless its neighbour needs more; a 1280 px desktop window has
 * it.
 */
const roomy = 960

/**
 * Shows one item of a list: beside the list where there is room, otherwise over the end of it, and full width on a
 * phone. On closing, the focus returns to what opened it.
 */
export const SidePanel = (props: Props) => {
  const place = useBesidePlace()
  return place === null ? null : <PlacedPanel place={place} {...props} />
}

const PlacedPanel = ({
  place,
  title,
  marks,
  actions,
  step,
  besideFrom = roomy,
  isSheet = false,
  isInAddress = true,
  onClose,
  children,
}: Props & { place?: HTMLElement }) => {
  const styles = useStyles()
  const isRoomy = useIsRoomy(besideFrom)
  /** Fixed while it is open: switching when the window is resized would lose what was typed. */
  const [isBeside] = useState(isRoomy && place !== undefined)
  const isFromBelow = !useIsDesk() && isSheet
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useOwnDocument()
  const frame = useFrame()
  useClosedByBack(onClose, !isBeside && !(isInAddress && (frame?.hasAddress ?? true)))
  useReturnedFocus()
  useFocusOnHeading()
  useEffect(() => {
    const { current } = heading
    if (isBeside && !current?.closest('[role="region"]')?.contains(own.activeElement))
      current?.focus({ preventScroll: true })
  }, [isBeside, own, title])
  const panel = (
    <PanelDrawer
      isBeside={isBeside}
      position={isFromBelow ? 'bottom' : 'end'}
      label={title}
      className={mergeClasses(styles.root, isBeside ? styles.beside : isFromBelow && styles.sheet)}
      onClose={onClose}
    >
      <DrawerHeader className={styles.header}>
        <div className={styles.who}>
          <div className={styles.names}>
            <h2 ref={heading} tabIndex={-1} className={styles.name}>
              {title}
            </h2>
            <div className={styles.marks}>{marks}</div>
          </div>
          <span className={styles.steps}>
            {step && (
              <>
                <Button
                  appearance="subtle"
                  icon={<ChevronUpRegular />}
                  aria-label="Önceki"
                  title="Önceki"
                  disabledFocusable={step.back === undefined}
                  onClick={step.back}
                />
                <Button
                  appearance="subtle"
                  icon={<ChevronDownRegular />}
                  aria-label="Sonraki"
                  title="Sonraki"
                  disabledFocusable={step.on === undefined}
                  onClick={step.on}
                />
              </>
            )}
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Paneli kapat" onClick={onClose} />
          </span>
        </div>
      </DrawerHeader>
      {/* Content without any control, such as a long order, has to be scrolled by keyboard as well. */}
      <DrawerBody className={styles.body} tabIndex={0}>
        <div className={styles.parts}>{children}</div>
      </DrawerBody>
      {actions && <DrawerFooter className={styles.footer}>{actions}</DrawerFooter>}
    </PanelDrawer>
  )
  return isBeside && place ? createPortal(panel, place) : panel
}
