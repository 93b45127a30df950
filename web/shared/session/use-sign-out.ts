import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { baseApi } from '../../api/base-api.ts'
import { useLogoutMutation } from '../../api/generated.ts'
import { forgetToken } from '../../api/token.ts'

/** Ends the session on the server, and on this device even when the server cannot be reached. */
export const useSignOut = () => {
  const [logout, { isLoading }] = useLogoutMutation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const signOut = async () => {
    await logout()
    forgetToken()
    await navigate('/login')
    dispatch(baseApi.util.resetApiState())
  }
  return { signOut, isSigningOut: isLoading }
}
