import { Text } from '@fluentui/react-components'
import { type Key, useRevokeKeyMutation } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'

type Props = { subject: Key; onClose: () => void }

export const RevokeKeyDialog = ({ subject, onClose }: Props) => {
  const company = useCompany()
  const [revoke, { isLoading }] = useRevokeKeyMutation()
  const confirmed = useConfirmed(() => revoke({ ...company, keyId: subject.id }), 'Anahtar iptal edilemedi', onClose, {
    banner: 'Anahtar iptal edildi',
  })
  return (
    <ConfirmDialog title={subject.name} yes="İptal et" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        Bu anahtar iptal edilsin mi? Onu kullanan program hemen duracak. Geri alınamaz; gerekirse yeni bir anahtar
        oluşturabilirsiniz.
      </Text>
    </ConfirmDialog>
  )
}
