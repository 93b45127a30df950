import { type PlatformApplication, useRejectNewCompaniesMutation } from '../../../api/generated-admin.ts'
import type { SelectedProps } from '../../../domain/onboarding/decidable-applications.tsx'
import { RejectionDialog } from '../../../domain/onboarding/rejection-dialog.tsx'

export const RejectSelected = ({ applications, ...dialog }: SelectedProps<PlatformApplication>) => {
  const [reject, { isLoading }] = useRejectNewCompaniesMutation()
  return (
    <RejectionDialog
      applications={applications.map(({ id, company_info }) => ({ id, full_name: company_info.name }))}
      unit="şirket"
      isBusy={isLoading}
      send={(key, body) => reject({ 'Idempotency-Key': key, body })}
      withoutReason={null}
      {...dialog}
    />
  )
}
