import { useParams } from 'react-router-dom'
import { useProfile } from '../../shared/session/profile-context.ts'

export interface Kitchen {
  cateringId: string
  corpId: string
}

/** The caterer is the session's own; only the firm it cooks for comes from the address. */
export const useKitchen = (): Kitchen => {
  const { corporateId = '' } = useParams()
  return { cateringId: useProfile().company.id, corpId: corporateId }
}
