import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PlainDialog } from './plain-dialog.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' },
})

type Props = {
  title: string
  /** Next to the close button. */
  actions?: ReactNode
  /** Overrides for the close button. */
  closeButton?: { text: string; appearance?: 'secondary'; onClick?: () => void }
  onClose: () => void
  children: ReactNode
}

/** For what is shown only once, so a click outside does not close it. */
export const SecretDialog = ({ title, actions, closeButton, onClose, children }: Props) => (
  <PlainDialog
    title={title}
    isKept
    className={useStyles().content}
    actions={
      <>
        {actions}
        <Button appearance={closeButton?.appearance ?? 'primary'} onClick={closeButton?.onClick ?? onClose}>
          {closeButton?.text ?? 'Kapat'}
        </Button>
      </>
    }
    onClose={onClose}
  >
    {children}
  </PlainDialog>
)
