import { Button, makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { colors } from '../../../ui/colors.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'
import type { SetupDialog, SetupStep } from './setup-steps.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 14px',
    padding: '12px 16px',
  },
  current: {
    borderTopColor: colors.brand,
    borderRightColor: colors.brand,
    borderBottomColor: colors.brand,
    borderLeftColor: colors.brand,
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontWeight: 650,
  },
  currentNumber: { backgroundColor: colors.brand, color: colors.brandInk },
  doneNumber: { backgroundColor: colors.herbSoft, color: colors.herb, fontSize: '16px' },
  name: { display: 'block' },
  hint: { color: colors.ink2 },
  duration: { color: colors.ink3, fontSize: '12px' },
  action: { gridColumn: '2 / -1', justifySelf: 'start' },
})

type StartProps = { isCurrent: boolean; onStart: () => void; children: string }

/** Disappears when its step is done; the focus then moves to the heading, which states the progress. */
const StartButton = ({ isCurrent, onStart, children }: StartProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useHandedFocus(button)
  return (
    <Button
      ref={button}
      appearance={isCurrent ? 'primary' : 'secondary'}
      className={useStyles().action}
      onClick={onStart}
    >
      {children}
    </Button>
  )
}

type Props = {
  step: SetupStep
  /** Starts at 1. */
  number: number
  isCurrent: boolean
  onStart: (dialog: SetupDialog) => void
}

export const StepCard = ({ step: { name, done, hint, duration, page, action }, number, isCurrent, onStart }: Props) => {
  const styles = useStyles()
  const isDone = done !== undefined
  return (
    <Panel as="li" className={mergeClasses(styles.root, isCurrent && styles.current)}>
      <span
        aria-hidden
        className={mergeClasses(styles.number, isDone && styles.doneNumber, isCurrent && styles.currentNumber)}
      >
        {isDone ? <CheckmarkRegular /> : number}
      </span>
      <div>
        <Subtitle2 as="h2" className={styles.name}>
          {name}
        </Subtitle2>
        <span className={styles.hint}>{isDone ? `Tamam: ${done}` : hint}</span>
      </div>
      {isDone ? (
        <LinkButton to={page} appearance="subtle" label={`${name}: düzenle`}>
          Düzenle
        </LinkButton>
      ) : (
        <span className={styles.duration}>{!isCurrent && duration}</span>
      )}
      {!isDone &&
        (action.dialog === undefined ? (
          <LinkButton to={page} appearance={isCurrent ? 'primary' : 'secondary'} className={styles.action}>
            {action.text}
          </LinkButton>
        ) : (
          <StartButton isCurrent={isCurrent} onStart={() => action.dialog && onStart(action.dialog)}>
            {action.text}
          </StartButton>
        ))}
    </Panel>
  )
}
