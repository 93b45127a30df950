import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import type { CreateKeyApiResponse } from '../../../api/generated.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { SecretField } from '../../../ui/forms/secret-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { lastDayBefore } from './key-draft.ts'
import { Modal } from '../../../ui/dialogs/modal.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px' } })

type Props = { made: CreateKeyApiResponse; onClose: () => void }

/** A click beside it does not close it: the key is not shown again. */
export const KeySecretDialog = ({ made: { key, secret }, onClose }: Props) => {
  const styles = useStyles()
  return (
    <Modal modalType="alert" onClose={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{key.name}</DialogTitle>
          <DialogContent className={styles.content}>
            <Notice intent="warning">
              Anahtar yalnızca şimdi gösterilir. Kopyalayıp programın ayarlarına yapıştırın.
            </Notice>
            <SecretField label="Anahtar" value={secret} />
            <Text>
              {formatDate(lastDayBefore(key.expires_at))} gününün sonuna kadar geçerlidir. Başkasının eline geçerse
              hemen iptal edin.
            </Text>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Kapat
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
