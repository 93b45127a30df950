import { Text } from '@fluentui/react-components'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { withCancelled } from '../../../domain/menus/with-cancelled.ts'

/** The consequences for the person being deactivated or reactivated. */
const activityNotes = {
  inactive:
    'Giriş yapamaz, açık oturumları kapanır; yarın ve sonrası için yaptığı yemek seçimleri iptal olur. Geçmiş seçimleri durur.',
  active: 'Yeniden giriş yapıp yemek seçebilir. İptal edilmiş seçimler geri gelmez.',
} as const

type Props = { person: Employee; onDone: (now: Employee) => void; onClose: () => void }

/** Deactivates an active person, and vice versa. */
export const ActivityDialog = ({ person, onDone, onClose }: Props) => {
  const company = useCompany()
  const [update, { isLoading }] = useUpdateEmployeeMutation()
  const isLeaving = person.is_active
  const change = async () => {
    const answer = await update({ ...company, userId: person.id, body: { is_active: !isLeaving } })
    if (answer.data !== undefined) onDone(answer.data.user)
    return answer
  }
  const confirmed = useConfirmed(change, isLeaving ? 'Pasifleştirilemedi' : 'Aktifleştirilemedi', undefined, {
    banner: ({ cancelled_choices }) =>
      withCancelled(`Çalışan ${isLeaving ? 'pasifleştirildi' : 'aktifleştirildi'}`, cancelled_choices),
  })
  return (
    <ConfirmDialog
      title={isLeaving ? 'Çalışanı pasifleştir' : 'Çalışanı aktifleştir'}
      yes={isLeaving ? 'Pasifleştir' : 'Aktifleştir'}
      isDanger={isLeaving}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>
        {`${person.full_name} ${isLeaving ? 'pasifleştirilsin' : 'aktifleştirilsin'} mi? ${activityNotes[isLeaving ? 'inactive' : 'active']}`}
      </Text>
    </ConfirmDialog>
  )
}
