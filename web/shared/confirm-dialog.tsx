import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyIcon } from './busy-icon.tsx'
import { FormNotice } from './forms/form-notice.tsx'
import { useAlone } from './use-alone.ts'

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '12px' },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})

type Props = {
  title: string
  yes: string
  no?: string
  /** Something is lost by it. */ isDanger?: boolean
  isBusy?: boolean
  /** Why it did not work. */ problem?: string
  onYes: () => unknown
  onNo: () => void
  children: ReactNode
}

export const ConfirmDialog = ({
  title,
  yes,
  no = 'Vazgeç',
  isDanger,
  isBusy = false,
  problem,
  onYes,
  onNo,
  children,
}: Props) => {
  const styles = useStyles()
  const alone = useAlone()
  return (
    <Dialog modalType="alert" open onOpenChange={onNo}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            {children}
            <FormNotice intent="error" text={problem} />
          </DialogContent>
          <DialogActions fluid>
            <Button size="large" onClick={onNo}>
              {no}
            </Button>
            <Button
              size="large"
              appearance="primary"
              className={isDanger === true ? styles.danger : undefined}
              disabledFocusable={isBusy}
              icon={isBusy ? <BusyIcon /> : null}
              onClick={() => void alone(onYes)}
            >
              {yes}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
