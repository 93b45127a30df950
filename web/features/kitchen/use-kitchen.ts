import { createContext, useContext } from 'react'
import { useCompany } from '../../frame/scope/company-scope.ts'

export interface Kitchen {
  cateringId: string
  corpId: string
}

/** The id of the firm that a kitchen cooks for. */
export const KitchenCorporate = createContext('')

/** The caterer is the company of the scope. */
export const useKitchen = (): Kitchen => ({
  cateringId: useCompany().companyId,
  corpId: useContext(KitchenCorporate),
})
