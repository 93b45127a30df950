import { Button, makeStyles } from '@fluentui/react-components'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { MailSettings } from './mail-settings.tsx'

const useStyles = makeStyles({ content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px' } })

export const MailSettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <PlainDialog
    title="E-posta"
    className={useStyles().content}
    actions={<Button onClick={onClose}>Kapat</Button>}
    onClose={onClose}
  >
    <MailSettings />
  </PlainDialog>
)
