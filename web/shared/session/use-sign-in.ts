import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { baseApi } from '../../api/base-api.ts'
import { type LoginApiArg, type LoginApiResponse, useLoginMutation } from '../../api/generated-sign-in.ts'
import { useIsFramed } from './framed.ts'
import { useSession } from './session-context.ts'

/** A page of this site only: `//host` and `/\\host` lead a browser elsewhere. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

export const useSignIn = () => {
  const session = useSession()
  const [login] = useLoginMutation()
  return async (body: LoginApiArg['body']) => {
    const account = `${body.company_id}:${body.phone}`
    const answer = await login({ body: { ...body, device_token: session.knownDevices.tokenOf(account) } })
    if (answer.data !== undefined) session.knownDevices.keep(account, answer.data.device_token)
    return answer.data === undefined || isOwnPath(answer.data.redirect_url) ? answer : { error: 'not an own path' }
  }
}

const signInPaths = ['/', '/login']

/** Stores the token, forgets whatever an earlier session had loaded, and goes where the server says; in a frame to its page. */
export const useEnter = () => {
  const session = useSession()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isInPlace = useIsFramed() && !signInPaths.includes(pathname)
  return ({ token, redirect_url }: LoginApiResponse) => {
    session.start(token)
    dispatch(baseApi.util.resetApiState())
    void navigate(isInPlace ? pathname : redirect_url, { replace: isInPlace })
  }
}
