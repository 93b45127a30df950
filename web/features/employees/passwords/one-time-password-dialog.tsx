import { Text } from '@fluentui/react-components'
import type { ResetEmployeePasswordApiResponse } from '../../../api/generated.ts'
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx'
import { SecretField } from '../../../ui/forms/secret-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { PrintSlipsButton } from './print-slips-button.tsx'
import { slipOf } from './slip.ts'

type Props = {
  title?: string
  issued: Omit<ResetEmployeePasswordApiResponse, 'success' | 'one_time_password'> & { one_time_password: string | null }
  onClose: () => void
}

export const OneTimePasswordDialog = ({ title = 'Tek kullanımlık şifre', issued, onClose }: Props) => (
  <SecretDialog
    title={title}
    actions={<PrintSlipsButton slips={[slipOf(issued)]} expiresAt={issued.expires_at} />}
    onClose={onClose}
  >
    <Text>
      {issued.full_name} · {formatPhone(issued.phone)}
    </Text>
    <SecretField label="Tek kullanımlık şifre" value={issued.one_time_password ?? ''} isShort />
    <Notice intent="warning">
      Bu şifre yalnızca şimdi gösterilir; çalışana siz iletin. {formatInstant(issued.expires_at)} tarihine kadar
      geçerlidir, ilk girişte yerine yenisi belirlenir.
    </Notice>
  </SecretDialog>
)
