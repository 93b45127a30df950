import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyIcon } from '../busy-icon.tsx'
import { useDangerStyles } from '../danger-styles.ts'
import { FormNotice } from '../forms/form-notice.tsx'
import { useAlone } from '../use-alone.ts'
import { Modal } from './modal.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '12px' } })

type Props = {
  title: string
  yes: string
  no?: string
  /** Confirming destroys something. */
  isDanger?: boolean
  isBusy?: boolean
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
    <Modal modalType="alert" onClose={onNo}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            {children}
            <FormNotice intent="error" text={problem} />
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={onNo}>{no}</Button>
            <Button
              appearance="primary"
              className={isDanger ? danger.filled : undefined}
              disabledFocusable={isBusy}
              icon={isBusy ? <BusyIcon /> : null}
              onClick={() => void alone(onYes)}
            >
              {yes}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
