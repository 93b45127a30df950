import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import type { ResetEmployeePasswordApiResponse } from '../../../api/generated.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { SecretField } from '../../../ui/forms/secret-field.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { PrintSlipsButton } from './print-slips-button.tsx'
import { slipOf } from './slip.ts'
import { Modal } from '../../../ui/dialogs/modal.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '16px' },
  note: {
    padding: '12px',
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderRadius: tokens.borderRadiusMedium,
  },
})

type Props = {
  title?: string
  issued: Omit<ResetEmployeePasswordApiResponse, 'success' | 'one_time_password'> & { one_time_password: string | null }
  onClose: () => void
}

/** A click beside it does not close it: the password is not shown again. */
export const OneTimePasswordDialog = ({ title = 'Tek kullanımlık şifre', issued, onClose }: Props) => {
  const styles = useStyles()
  return (
    <Modal modalType="alert" onClose={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>
              {issued.full_name} · {formatPhone(issued.phone)}
            </Text>
            <SecretField label="Tek kullanımlık şifre" value={issued.one_time_password ?? ''} isShort />
            <Text className={styles.note}>
              Bu şifre yalnızca şimdi gösterilir; çalışana siz iletin. {formatInstant(issued.expires_at)} tarihine kadar
              geçerlidir, ilk girişte yerine yenisi belirlenir.
            </Text>
          </DialogContent>
          <DialogActions>
            <PrintSlipsButton slips={[slipOf(issued)]} expiresAt={issued.expires_at} />
            <Button appearance="primary" onClick={onClose}>
              Kapat
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
