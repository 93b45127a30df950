import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { BusyButton } from '../busy-button.tsx'

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

type Props = {
  text: string
  /** A retry is running. */
  isBusy?: boolean
  onRetry: () => void
}

export const ErrorState = ({ text, isBusy = false, onRetry }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.root} role="alert">
      <Text align="center">{text}</Text>
      <BusyButton isBusy={isBusy} onClick={onRetry}>
        Yeniden dene
      </BusyButton>
    </div>
  )
}
