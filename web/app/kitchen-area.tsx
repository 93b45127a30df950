import { useParams } from 'react-router-dom'
import { KitchenPage } from '../features/kitchen/shell/kitchen-page.tsx'
import { KitchenCorporate } from '../features/kitchen/use-kitchen.ts'
import { claimOfIds } from '../shared/session/claim.ts'
import { SessionGate } from '../shared/session/session-gate.tsx'

/** `/{cateringId}/{userId}/{corporateId}/kitchen-dashboard`: plain ids, of which the session must confirm the first two. */
export const KitchenArea = () => {
  const { cateringId, userId, corporateId = '' } = useParams()
  return (
    <SessionGate area="company" claim={claimOfIds(userId, cateringId)}>
      <KitchenCorporate value={corporateId}>
        <KitchenPage />
      </KitchenCorporate>
    </SessionGate>
  )
}
