import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  useDecideApplicationMutation,
  type Application,
  type DecideApplicationApiArg,
} from '../../../api/generated-decisions.ts'
import { applicationDecisions, rejectedByCompany } from '../../../../src/texts/onboarding/labels.ts'
import { ReasonField } from '../../../domain/onboarding/reason-field.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'

export type Decision = { application: Application; status: DecideApplicationApiArg['body']['status'] }

const texts = {
  approved: {
    title: 'Başvuruyu onayla',
    yes: 'Onayla',
    question: (name: string, department: string | null) =>
      department === null
        ? `${name} adlı kişinin başvurusu onaylansın mı? Başvuran, başvurusunda belirlediği şifreyle kurumsal kullanıcı olarak giriş yapabilecek.`
        : `${name} adlı kişinin kaydı onaylansın mı? Kayıt olurken belirlediği şifreyle giriş yapıp ${department} departmanının bir çalışanı olarak yemeğini seçebilecek.`,
  },
  rejected: {
    title: 'Başvuruyu reddet',
    yes: 'Reddet',
    question: (name: string) =>
      `${name} adlı kişinin başvurusu reddedilsin mi? Bu karar geri alınamaz; kişi yeniden başvurabilir.`,
  },
} as const

export const DecisionDialog = ({ decision, onClose }: { decision: Decision; onClose: () => void }) => {
  const company = useCompany()
  const [decide, { isLoading }] = useDecideApplicationMutation()
  const { application, status } = decision
  const [reason, setReason] = useState('')
  const notes = status === 'rejected' ? reason.trim() || rejectedByCompany : undefined
  const { title, yes, question } = texts[status]
  const confirmed = useConfirmed(
    () => decide({ ...company, applicationId: application.id, body: { status, notes } }),
    'Başvuru işlenemedi',
    onClose,
    { isContested: true, banner: applicationDecisions[status] },
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
      <Text>{question(application.applicant.full_name, application.department)}</Text>
      {status === 'rejected' && (
        <ReasonField hint="İsteğe bağlı; başvuran bu metni görür" value={reason} onChange={setReason} />
      )}
    </ConfirmDialog>
  )
}
