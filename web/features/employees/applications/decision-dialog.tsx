import { Text } from '@fluentui/react-components'
import { useDecideApplicationMutation, type Application, type DecideApplicationApiArg } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { useConfirmed } from '../../../shared/use-confirmed.ts'

export type Decision = { application: Application; status: DecideApplicationApiArg['body']['status'] }

const texts = {
  approved: {
    title: 'Başvuruyu onayla',
    yes: 'Onayla',
    question: (name: string) =>
      `${name} adlı kişinin başvurusu onaylansın mı? Başvuran, başvurusunda belirlediği şifreyle kurumsal kullanıcı olarak giriş yapabilecek.`,
  },
  rejected: {
    title: 'Başvuruyu reddet',
    yes: 'Reddet',
    question: (name: string) =>
      `${name} adlı kişinin başvurusu reddedilsin mi? Bu karar geri alınamaz; kişi yeniden başvurabilir.`,
  },
} as const

/** What is written where no reason is given. */
export const rejectedByCompany = 'Şirket tarafından reddedildi'

const noteOf = { approved: undefined, rejected: rejectedByCompany } as const

export const DecisionDialog = ({ decision, onClose }: { decision: Decision; onClose: () => void }) => {
  const company = useCompany()
  const [decide, { isLoading }] = useDecideApplicationMutation()
  const { application, status } = decision
  const { title, yes, question } = texts[status]
  const confirmed = useConfirmed(
    () => decide({ ...company, applicationId: application.id, body: { status, notes: noteOf[status] } }),
    'Başvuru işlenemedi',
    onClose,
    { isContested: true },
  )
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDanger={status === 'rejected'}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{question(application.applicant.full_name)}</Text>
    </ConfirmDialog>
  )
}
