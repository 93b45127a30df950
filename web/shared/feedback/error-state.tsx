import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    padding: '32px 16px',
    color: tokens.colorStatusDangerForeground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
})

export const ErrorState = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.root} role="alert">
      <Text align="center">{text}</Text>
      <Button size="large" onClick={onRetry}>
        Yeniden dene
      </Button>
    </div>
  )
}
