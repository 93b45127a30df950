import { makeStyles, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { colors } from '../colors.ts'
import { type Drawing, EmptyDrawing } from './drawings.tsx'

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
})

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
      <EmptyDrawing drawing={drawing} />
      <Text size={400}>{text}</Text>
      {action}
    </div>
  )
}
