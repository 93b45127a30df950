import { useLogoutMutation } from '../../api/generated-sign-in.ts'
import { useUnsavedGuard } from '../forms/unsaved-guard.ts'
import { forgetOwn } from './own-storage.ts'
import { statusOf } from '../problem-text.ts'
import { releaseDevice } from '../push/device-subscription.ts'
import { wantedHere } from '../push/wanted-here.ts'
import { useSession } from './session-context.ts'

/** Ends the session on the server, and on this device even when the server cannot be reached. */
export const useSignOut = () => {
  const session = useSession()
  const guard = useUnsavedGuard()
  const [logout, { isLoading }] = useLogoutMutation()
  const signOut = async () => {
    const { error } = await logout()
    wantedHere.forget()
    forgetOwn()
    // The server could not be told, so it may go on sending to this device.
    if (error !== undefined && statusOf(error) !== 401) await releaseDevice().catch(() => undefined)
    session.end()
  }
  return { signOut: () => guard.leave(() => void signOut()), isSigningOut: isLoading }
}
