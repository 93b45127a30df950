import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '40px 16px',
    color: tokens.colorNeutralForeground3,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
})

export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Text align="center">{text}</Text>
      {action}
    </div>
  )
}
