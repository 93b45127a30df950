import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { useDangerStyles } from '../danger-styles.ts'
import { FormNotice } from '../forms/form-notice.tsx'
import { useAlone } from '../use-alone.ts'
import { PlainDialog } from './plain-dialog.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '12px' } })

type Props = {
  title: string
  yes: string
  no?: string
  /** Confirming destroys something. */
  isDanger?: boolean
  isBusy?: boolean
  /** There is nothing to confirm, or not yet. */
  isDisabled?: boolean
  /** Why it failed. */
  problem?: string
  onYes: () => unknown
  onNo: () => void
  children: ReactNode
}

export const ConfirmDialog = ({
  title,
  yes,
  no = 'Vazgeç',
  isBusy = false,
  isDisabled = false,
  isDanger = false,
  problem,
  onYes,
  onNo,
  children,
}: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const alone = useAlone()
  return (
    <PlainDialog
      title={title}
      isQuestion
      className={styles.content}
      actions={
        <>
          <Button onClick={onNo}>{no}</Button>
          <BusyButton
            appearance="primary"
            className={isDanger ? danger.filled : undefined}
            isBusy={isBusy}
            disabledFocusable={isDisabled}
            onClick={() => void alone(onYes)}
          >
            {yes}
          </BusyButton>
        </>
      }
      onClose={onNo}
    >
      {children}
      <FormNotice intent="error" text={problem} />
    </PlainDialog>
  )
}
