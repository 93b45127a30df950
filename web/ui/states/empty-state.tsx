import { makeStyles } from '@fluentui/react-components'
import { lazy, type ReactNode, Suspense } from 'react'
import { colors } from '../colors.ts'
import type { Drawing } from './drawings.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    padding: '40px 16px',
    color: colors.ink2,
    textAlign: 'center',
    textWrap: 'balance',
  },
  text: { fontSize: '16px', lineHeight: '22px' },
})

/** Takes the room of the drawing. */
const Blank = () => <svg width="180" height="100" aria-hidden="true" />

/** Fetched when it is shown, and missing without a connection. */
const EmptyDrawing = lazy(() =>
  import('./drawings.tsx').then(
    ({ EmptyDrawing }) => ({ default: EmptyDrawing }),
    () => ({ default: Blank }),
  ),
)

type Props = {
  text: string
  drawing: Drawing
  /** The next step. */
  action?: ReactNode
}

export const EmptyState = ({ text, drawing, action }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Suspense fallback={<Blank />}>
        <EmptyDrawing drawing={drawing} />
      </Suspense>
      <span className={styles.text}>{text}</span>
      {action}
    </div>
  )
}
