import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { baseApi } from '../../api/base-api.ts'
import {
  type CompleteSignInApiArg,
  type LoginApiArg,
  type LoginApiResponse,
  type OpenedSession,
  type SignInWithSlipApiArg,
  useCompleteSignInMutation,
  useLoginMutation,
  useSignInWithSlipMutation,
} from '../../api/generated-sign-in.ts'
import { deviceStorage } from '../../ui/device/page-storage.ts'
import { useIsFramed } from '../session/framed.ts'
import { ownPrefix } from '../session/own-storage.ts'
import { useSession } from '../session/session-context.ts'
import { valueIn } from '../session/signed-segment.ts'
import { takePlace } from './place-after-sign-in.ts'

/** A path within this site: browsers take `//host` and `/\host` for another host. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

type Answer = { data?: LoginApiResponse; error?: unknown }
type Account = { company_id: string; phone: string }

/** Sends the token by which the server recognizes the device, and stores the one it returns. */
const useKnownDevice = () => {
  const { knownDevices } = useSession()
  return async <Sent extends Answer>(
    { company_id, phone }: Account,
    send: (deviceToken: string | undefined) => PromiseLike<Sent>,
  ): Promise<Sent | { error: unknown; data?: never }> => {
    const account = `${company_id}:${phone}`
    const answer = await send(knownDevices.tokenOf(account))
    const { data } = answer
    if (data === undefined || 'second_step' in data) return answer
    knownDevices.keep(account, data.device_token)
    return isOwnPath(data.redirect_url) ? answer : { error: 'not an own path' }
  }
}

export const useSignIn = () => {
  const [login] = useLoginMutation()
  const asKnown = useKnownDevice()
  return (body: LoginApiArg['body']) => asKnown(body, (device_token) => login({ body: { ...body, device_token } }))
}

export const useSlipSignIn = () => {
  const [signIn] = useSignInWithSlipMutation()
  const asKnown = useKnownDevice()
  return (body: SignInWithSlipApiArg['body']) =>
    asKnown(body, (device_token) => signIn({ body: { ...body, device_token } }))
}

export const useSecondStep = (account: Account) => {
  const [complete] = useCompleteSignInMutation()
  const asKnown = useKnownDevice()
  return (body: CompleteSignInApiArg['body']) =>
    asKnown(account, (device_token) => complete({ body: { ...body, device_token } }))
}

/**
 * Deletes what others avoid as soon as somebody signs in on their device. The address that the server sends this person
 * to has their id in a signed segment (rule Y4).
 */
export const forgetAvoidedOfOthers = (address: string): void => {
  const segments = address.split('/')
  for (const key of Object.keys(deviceStorage)) {
    const [prefix, , userId = '', name] = key.split(' ')
    if (prefix === ownPrefix && name === 'avoided' && !segments.some((one) => valueIn(one, 'user_id') === userId))
      deviceStorage.removeItem(key)
  }
}

const signInPaths = ['/', '/login']

/**
 * Stores the token, drops everything loaded by an earlier session, and goes where the person wanted to go or else where
 * the server says; an embedded panel stays on its page.
 */
export const useEnter = () => {
  const session = useSession()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isInPlace = useIsFramed() && !signInPaths.includes(pathname)
  return ({ token, redirect_url }: OpenedSession) => {
    forgetAvoidedOfOthers(redirect_url)
    session.start(token)
    dispatch(baseApi.util.resetApiState())
    void navigate(isInPlace ? pathname : takePlace(redirect_url), { replace: isInPlace })
  }
}
