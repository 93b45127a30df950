import { Text } from '@fluentui/react-components'
import type { CreateKeyApiResponse } from '../../../api/generated.ts'
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx'
import { SecretField } from '../../../ui/forms/secret-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { lastDayBefore } from './key-draft.ts'

type Props = { made: CreateKeyApiResponse; onClose: () => void }

export const KeySecretDialog = ({ made: { key, secret }, onClose }: Props) => (
  <SecretDialog title={key.name} onClose={onClose}>
    <Notice intent="warning">Anahtar yalnızca şimdi gösterilir. Kopyalayıp programın ayarlarına yapıştırın.</Notice>
    <SecretField label="Anahtar" value={secret} />
    <Text>
      {formatDate(lastDayBefore(key.expires_at))} gününün sonuna kadar geçerlidir. Başkasının eline geçerse hemen iptal
      edin.
    </Text>
  </SecretDialog>
)
