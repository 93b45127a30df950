import { rejectedByCompany } from '../../../../src/texts/onboarding/labels.ts'
import { type Application, useRejectApplicationsMutation } from '../../../api/generated.ts'
import { RejectionDialog } from '../../../domain/onboarding/rejection-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'

type Props = { applications: readonly Application[]; onDone: () => void; onClose: () => void }

export const RejectSelected = ({ applications, ...dialog }: Props) => {
  const company = useCompany()
  const [reject, { isLoading }] = useRejectApplicationsMutation()
  return (
    <RejectionDialog
      applications={applications.map(({ id, applicant }) => ({ id, full_name: applicant.full_name }))}
      unit="kişi"
      isBusy={isLoading}
      send={(key, body) => reject({ ...company, 'Idempotency-Key': key, body })}
      withoutReason={rejectedByCompany}
      {...dialog}
    />
  )
}
