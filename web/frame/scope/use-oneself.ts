import { useCompany } from './company-scope.ts'
import { useProfile } from '../session/profile-context.ts'

export interface Oneself {
  companyId: string
  userId: string
}

/** The person whose data is shown: always the session's own, never the one named in the address. */
export const useOneself = (): Oneself => ({ companyId: useCompany().companyId, userId: useProfile().id })
