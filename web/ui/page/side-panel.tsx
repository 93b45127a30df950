import {
  Button,
  Drawer,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { colors } from '../colors.ts'
import { useClosedByBack } from '../dialogs/layers.ts'
import { useOwnDocument } from '../device/own-document.ts'
import { useBesidePlace } from './page.tsx'
import { useFrame } from '../frame-context.ts'
import { useIsRoomy } from './use-is-roomy.ts'
import { useReturnedFocus } from '../use-returned-focus.ts'

const useStyles = makeStyles({
  root: { width: 'min(444px, 100%)', maxWidth: '100%', backgroundColor: colors.surface },
  beside: {
    // What is in it measures the panel, not the page around it.
    containerType: 'inline-size',
    position: 'sticky',
    top: 'calc(var(--header-height, 0px) + 12px)',
    width: '100%',
    // The page's heading is above it until somebody scrolls; its buttons are in sight all the same.
    maxHeight: 'calc(100dvh - var(--header-height, 0px) - 88px)',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    '@media print': { display: 'none' },
    // The window has become a phone's since the panel was opened.
    '@container (max-width: 767px)': { position: 'static', maxHeight: 'none' },
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
    // Whoever may do nothing here sees no bar.
    ':not(:has(button))': { display: 'none' },
  },
})

/** To the one before and after in the list; undefined at its ends. */
export type Step = { back: (() => void) | undefined; on: (() => void) | undefined }

type Props = {
  title: string
  /** Below the title. */
  marks?: ReactNode
  /** Buttons that stay in sight. */
  actions?: ReactNode
  /** Where people work off a list one by one. */
  step?: Step
  /** How wide the page has to be for the panel to stand beside what it shows. */
  besideFrom?: number
  /** The address names it: Back leads to the address without it. */
  isInAddress?: boolean
  onClose: () => void
  children: ReactNode
}

/** Whoever opened the panel may be gone with what was done in it; the page's heading takes the focus then. */
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

/** From this width of the page on a panel has a column of its own, unless what it stands beside needs more; a desk of 1280 px has it. */
const roomy = 960

/** One of a list: beside it where there is room, else over its end, on a phone over all of it. Whoever opened it gets the focus back. */
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
  isInAddress = true,
  onClose,
  children,
}: Props & { place?: HTMLElement }) => {
  const styles = useStyles()
  const isRoomy = useIsRoomy(besideFrom)
  /** It stays what it was while the window changes: what is typed in it would be lost. */
  const [isBeside] = useState(isRoomy && place !== undefined)
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
    <Drawer
      type={isBeside ? 'inline' : 'overlay'}
      position="end"
      open
      onOpenChange={onClose}
      {...(isBeside && { role: 'region' })}
      aria-label={title}
      className={mergeClasses(styles.root, isBeside && styles.beside)}
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => {
        if (isBeside && key === 'Escape' && !defaultPrevented) onClose()
      }}
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
      <DrawerBody className={styles.body}>
        <div className={styles.parts}>{children}</div>
      </DrawerBody>
      {actions && <DrawerFooter className={styles.footer}>{actions}</DrawerFooter>}
    </Drawer>
  )
  return isBeside && place ? createPortal(panel, place) : panel
}
