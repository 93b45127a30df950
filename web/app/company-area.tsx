import { useParams } from 'react-router-dom'
import { PageHeading } from '../shared/page-heading.tsx'
import { claimOfCompanyAddress } from '../shared/session/claim.ts'
import { SessionGate } from '../shared/session/session-gate.tsx'

export const CompanyArea = () => {
  const { encUserId, encCompanyType, encCompanyId } = useParams()
  return (
    <SessionGate area="company" claim={claimOfCompanyAddress(encUserId, encCompanyType, encCompanyId)}>
      <PageHeading title="Genel" />
    </SessionGate>
  )
}
