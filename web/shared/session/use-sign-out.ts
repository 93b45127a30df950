import { useLogoutMutation } from '../../api/generated.ts'
import { forgetToken } from '../../api/token.ts'

/**
 * Ends the session on the server, and on this device even when the server cannot be reached.
 * The page is loaded anew so that nothing of this person stays in memory.
 */
export const useSignOut = () => {
  const [logout, { isLoading }] = useLogoutMutation()
  const signOut = async () => {
    await logout()
    forgetToken()
    location.assign('/login')
  }
  return { signOut, isSigningOut: isLoading }
}
