import { useLogoutMutation } from '../../api/generated-sign-in.ts'
import { useUnsavedGuard } from '../forms/unsaved-guard.ts'
import { forgetOwn } from './own-storage.ts'
import { useSession } from './session-context.ts'

/** Ends the session on the server, and on this device even when the server cannot be reached. */
export const useSignOut = () => {
  const session = useSession()
  const guard = useUnsavedGuard()
  const [logout, { isLoading }] = useLogoutMutation()
  const signOut = async () => {
    await logout()
    forgetOwn()
    session.end()
  }
  return { signOut: () => guard.leave(() => void signOut()), isSigningOut: isLoading }
}
