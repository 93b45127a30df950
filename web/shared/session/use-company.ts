import { useProfile } from './profile-context.ts'

/** How the contract names the own company in an address. */
export const useCompany = () => {
  const { company } = useProfile()
  return { type: company.type, companyId: company.id }
}
