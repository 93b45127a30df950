import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  type DecideNewCompanyApiArg,
  type PlatformApplication,
  useDecideNewCompanyMutation,
} from '../../../api/generated-admin.ts'
import { ReasonField } from '../../../domain/onboarding/reason-field.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { SameTaxNumber } from '../same-tax-number.tsx'
import { applicationDecisions } from '../../../../src/texts/onboarding/labels.ts'

export type Decision = { application: PlatformApplication; status: DecideNewCompanyApiArg['body']['status'] }

/** Asks before deciding about a new company; a rejection may give a reason. */
export const DecisionDialog = ({ decision, onClose }: { decision: Decision; onClose: () => void }) => {
  const [decide, { isLoading }] = useDecideNewCompanyMutation()
  const [reason, setReason] = useState('')
  const { application, status } = decision
  const { name, owner } = application.company_info
  const notes = status === 'rejected' ? reason.trim() || null : null
  const confirmed = useConfirmed(
    () => decide({ applicationId: application.id, body: { status, notes } }),
    'Başvuru işlenemedi',
    onClose,
    { isContested: true, banner: applicationDecisions[status] },
  )
  const dialog = { isBusy: isLoading, ...confirmed, onNo: onClose }
  if (status === 'approved')
    return (
      <ConfirmDialog title="Başvuruyu onayla" yes="Onayla" {...dialog}>
        <Text>
          {`${name} açılsın mı? ${owner?.full_name ?? 'Başvuran'} şirketin sahibi olur ve başvurusunda belirlediği şifreyle giriş yapabilir.`}
        </Text>
        <SameTaxNumber companies={application.same_tax_number} />
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog title="Başvuruyu reddet" yes="Reddet" isDanger {...dialog}>
      <Text>{`${name} için yapılan başvuru reddedilsin mi? Bu karar geri alınamaz; kişi yeniden başvurabilir.`}</Text>
      <ReasonField hint="İsteğe bağlı; başvuran bu metni görür" value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
