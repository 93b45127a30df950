import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { baseApi } from '../../api/base-api.ts'
import {
  type LoginApiArg,
  type LoginApiResponse,
  type SignInWithSlipApiArg,
  useLoginMutation,
  useSignInWithSlipMutation,
} from '../../api/generated-sign-in.ts'
import { useIsFramed } from '../session/framed.ts'
import { useSession } from '../session/session-context.ts'

/** A path within this site: browsers take `//host` and `/\host` for another host. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

type Answer = { data?: LoginApiResponse; error?: unknown }

/** Sends the token by which the server recognizes the device, and stores the one it returns. */
const useKnownDevice = () => {
  const { knownDevices } = useSession()
  return async <Body extends { company_id: string; phone: string }>(
    body: Body,
    send: (arg: { body: Body & { device_token: string | undefined } }) => PromiseLike<Answer>,
  ): Promise<Answer> => {
    const account = `${body.company_id}:${body.phone}`
    const answer = await send({ body: { ...body, device_token: knownDevices.tokenOf(account) } })
    if (answer.data !== undefined) knownDevices.keep(account, answer.data.device_token)
    return answer.data === undefined || isOwnPath(answer.data.redirect_url) ? answer : { error: 'not an own path' }
  }
}

export const useSignIn = () => {
  const [login] = useLoginMutation()
  const asKnown = useKnownDevice()
  return (body: LoginApiArg['body']) => asKnown(body, login)
}

export const useSlipSignIn = () => {
  const [signIn] = useSignInWithSlipMutation()
  const asKnown = useKnownDevice()
  return (body: SignInWithSlipApiArg['body']) => asKnown(body, signIn)
}

const signInPaths = ['/', '/login']

/**
 * Stores the token, drops everything loaded by an earlier session, and goes where the server says; an embedded panel
 * stays on its page.
 */
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
