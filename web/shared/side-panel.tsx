import { Button, Drawer, DrawerBody, DrawerFooter, DrawerHeader, makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect } from 'react'
import { colors } from './colors.ts'
import { useFrame } from './scope/frame-context.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

const useStyles = makeStyles({
  root: { width: 'min(444px, 100%)', maxWidth: '100%', backgroundColor: colors.surface },
  header: { padding: '14px 16px 12px 20px', borderBottom: `1px solid ${colors.line}` },
  who: { display: 'flex', alignItems: 'start', columnGap: '12px', minWidth: 0 },
  steps: { display: 'flex', flexShrink: 0 },
  names: { display: 'grid', rowGap: '6px', minWidth: 0, marginRight: 'auto' },
  name: { fontSize: '16px', lineHeight: '22px', fontWeight: 650, overflowWrap: 'anywhere' },
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
  /** Below the title. */ marks?: ReactNode
  /** Buttons that stay in sight. */ actions?: ReactNode
  /** Where people work off a list one by one. */ step?: Step
  onClose: () => void
  children: ReactNode
}

/** Whoever opened the panel may be gone with what was done in it; the page's heading takes the focus then. */
const useFocusOnHeading = () => {
  const heading = useFrame()?.heading
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) heading?.current?.focus()
      })
    },
    [heading],
  )
}

/** One of a list, over its end; over all of it on a phone. Whoever opened it gets the focus back. */
export const SidePanel = ({ title, marks, actions, step, onClose, children }: Props) => {
  const styles = useStyles()
  useReturnedFocus()
  useFocusOnHeading()
  return (
    <Drawer type="overlay" position="end" open onOpenChange={onClose} aria-label={title} className={styles.root}>
      <DrawerHeader className={styles.header}>
        <div className={styles.who}>
          <div className={styles.names}>
            <h2 className={styles.name}>{title}</h2>
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
}
