import { Text } from '@fluentui/react-components'
import { useResetEmployeePasswordMutation, type Employee } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { OneTimePasswordDialog } from '../passwords/one-time-password-dialog.tsx'

export const ResetPasswordDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const company = useCompany()
  const [reset, { data, isLoading }] = useResetEmployeePasswordMutation()
  const confirmed = useConfirmed(() => reset({ ...company, userId: person.id }), 'Şifre sıfırlanamadı')
  if (data !== undefined) return <OneTimePasswordDialog issued={data} onClose={onClose} />
  return (
    <ConfirmDialog title="Şifreyi sıfırla" yes="Şifreyi sıfırla" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        {person.full_name} için tek kullanımlık yeni bir şifre verilsin mi? Eski şifresi geçersiz olur, açık oturumları
        kapanır.
      </Text>
    </ConfirmDialog>
  )
}
