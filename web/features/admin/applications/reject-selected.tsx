import { type PlatformApplication, useRejectNewCompaniesMutation } from '../../../api/generated-admin.ts'
import { RejectionDialog } from '../../../domain/onboarding/rejection-dialog.tsx'

type Props = { applications: readonly PlatformApplication[]; onDone: () => void; onClose: () => void }

export const RejectSelected = ({ applications, ...dialog }: Props) => {
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
