import { useCompany } from './company-scope.ts'
import { useProfile } from '../session/profile-context.ts'

export interface Oneself {
  companyId: string
  userId: string
}

/** Whose things are shown: the session's own, never the address bar's. */
export const useOneself = (): Oneself => ({ companyId: useCompany().companyId, userId: useProfile().id })
