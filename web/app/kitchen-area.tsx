import { useParams } from 'react-router-dom'
import { KitchenPage } from '../features/kitchen/kitchen-page.tsx'
import { KitchenCorporate } from '../features/kitchen/use-kitchen.ts'
import { claimOfIds } from '../frame/session/claim.ts'
import { useProfile } from '../frame/session/profile-context.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { CompanyFrame } from './company-frame.tsx'

const Kitchen = ({ corporateId }: { corporateId: string }) => {
  const { user, company_type, company } = useProfile().segments
  const addressOf = (page: string) => `/${user}/${company_type}/${company}/${page}`
  return (
    <CompanyFrame open="corporates" addressOf={addressOf}>
      <KitchenCorporate value={corporateId}>
        <KitchenPage corporates={addressOf('corporates')} />
      </KitchenCorporate>
    </CompanyFrame>
  )
}

/**
 * `/{cateringId}/{userId}/{corporateId}/kitchen-dashboard`: plain ids, the first two of which the session must confirm.
 */
export const KitchenArea = () => {
  const { cateringId, userId, corporateId = '' } = useParams()
  return (
    <SessionGate area="company" claim={claimOfIds(userId, cateringId)}>
      <Kitchen corporateId={corporateId} />
    </SessionGate>
  )
}
