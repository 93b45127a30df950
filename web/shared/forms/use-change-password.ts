import { useChangeIndividualPasswordMutation, useChangeOwnPasswordMutation } from '../../api/generated.ts'
import { useProfile } from '../session/profile-context.ts'

/** The same change under the address of the own area. */
export const useChangePassword = () => {
  const { id: userId, company, area } = useProfile()
  const [changeIndividual, individual] = useChangeIndividualPasswordMutation()
  const [changeOwn, own] = useChangeOwnPasswordMutation()
  const change = (current_password: string, new_password: string) => {
    const body = { current_password, new_password }
    return area === 'individual'
      ? changeIndividual({ companyId: company.id, userId, body }).unwrap()
      : changeOwn({ type: company.type, companyId: company.id, body }).unwrap()
  }
  const { isLoading, error } = area === 'individual' ? individual : own
  return { change, isLoading, error }
}
