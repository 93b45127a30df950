import { Button, makeStyles } from '@fluentui/react-components'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { OwnData } from './own-data.tsx'

const useStyles = makeStyles({ content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px' } })

export const OwnDataDialog = ({ onClose }: { onClose: () => void }) => (
  <PlainDialog
    title="Verilerim"
    className={useStyles().content}
    actions={<Button onClick={onClose}>Kapat</Button>}
    onClose={onClose}
  >
    <OwnData />
  </PlainDialog>
)
