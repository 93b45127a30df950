import { useParams } from 'react-router-dom'
import { claimOfCompanyAddress } from '../shared/session/claim.ts'
import { SessionGate } from '../shared/session/session-gate.tsx'
import { CompanyShell } from './company-shell.tsx'

export const CompanyArea = () => {
  const { encUserId, encCompanyType, encCompanyId } = useParams()
  return (
    <SessionGate area="company" claim={claimOfCompanyAddress(encUserId, encCompanyType, encCompanyId)}>
      <CompanyShell />
    </SessionGate>
  )
}
