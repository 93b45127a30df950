import { rejectedByCompany } from '../../../../src/texts/onboarding/labels.ts'
import { type Application, useRejectApplicationsMutation } from '../../../api/generated-decisions.ts'
import type { SelectedProps } from '../../../domain/onboarding/decidable-applications.tsx'
import { RejectionDialog } from '../../../domain/onboarding/rejection-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'

export const RejectSelected = ({ applications, ...dialog }: SelectedProps<Application>) => {
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
