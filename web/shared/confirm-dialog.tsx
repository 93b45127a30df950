import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BusyIcon } from './busy-icon.tsx'
import { useDangerStyles } from './danger-styles.ts'
import { useAlone } from './use-alone.ts'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '12px' } })

type Props = {
  title: string
  yes: string
  no?: string
  isBusy?: boolean
  /** Yes deletes, deactivates or discards. */ isDanger?: boolean
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
  onYes,
  onNo,
  children,
}: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const alone = useAlone()
  return (
    <Dialog modalType="alert" open onOpenChange={onNo}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
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
    </Dialog>
  )
}
