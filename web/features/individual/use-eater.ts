import { useCompany } from '../../shared/scope/company-scope.ts'
import { useProfile } from '../../shared/session/profile-context.ts'

export interface Eater {
  companyId: string
  userId: string
}

/** Whose menu and choices this area shows: the session's own, never the address bar's. */
export const useEater = (): Eater => ({ companyId: useCompany().companyId, userId: useProfile().id })
