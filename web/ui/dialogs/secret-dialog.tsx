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
import { Modal } from './modal.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' },
})

type Props = {
  title: string
  /** Beside the button that closes it. */
  actions?: ReactNode
  /** In what the button that closes it differs from the usual one. */
  closeButton?: { text: string; appearance?: 'secondary'; onClick?: () => void }
  onClose: () => void
  children: ReactNode
}

/** Shows what nobody will see again, so a click beside it does not close it. */
export const SecretDialog = ({ title, actions, closeButton, onClose, children }: Props) => (
  <Modal modalType="alert" onClose={onClose}>
    <DialogSurface>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent className={useStyles().content}>{children}</DialogContent>
        <DialogActions>
          {actions}
          <Button appearance={closeButton?.appearance ?? 'primary'} onClick={closeButton?.onClick ?? onClose}>
            {closeButton?.text ?? 'Kapat'}
          </Button>
        </DialogActions>
      </DialogBody>
    </DialogSurface>
  </Modal>
)
