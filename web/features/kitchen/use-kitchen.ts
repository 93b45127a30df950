import { createContext, useContext } from 'react'
import { useCompany } from '../../frame/scope/company-scope.ts'

export interface Kitchen {
  cateringId: string
  corpId: string
}

/** The id of the firm that the kitchen cooks for. */
export const KitchenCorporate = createContext('')

/** The caterer is the company in scope. */
export const useKitchen = (): Kitchen => ({
  cateringId: useCompany().companyId,
  corpId: useContext(KitchenCorporate),
})
