import { type AdminSignIn, administratorAccountOf, type SignedInAdministrator } from './admin-login.ts'
import { Clock, useCase } from '../shared/index.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import { accountOf, type SignedInMember, welcomeMember } from './login.ts'
import { rememberDevice } from './open-session.ts'
import {
  Accounts,
  Administrators,
  type FactorHolder,
  type PasskeyAssertion,
  SessionLifetimes,
  SignInChallenges,
  signInRefusal,
  Tokens,
} from './ports.ts'
import { proveByCode, proveByPasskey } from './prove-second-factor.ts'
import { stepLimit } from './second-factor.ts'

export interface SecondStepInput extends Pick<AdminSignIn, 'deviceToken'> {
  /** As the browser names itself. */
  userAgent: string
  challenge: string
  /** From the authenticator app, or a recovery code. */
  code?: string | undefined
  /** In place of a code. */
  passkey?: PasskeyAssertion | undefined
}

/**
 * Opens the session of a sign-in whose password was right. A challenge has five attempts, and ten failures lock the
 * second step of its holder for an hour, however many challenges there are.
 */
const passSecondStep = useCase(
  {
    challenges: SignInChallenges,
    tokens: Tokens,
    lifetimes: SessionLifetimes,
    clock: Clock,
    attempt: guardedAttempt,
    byCode: proveByCode,
    byPasskey: proveByPasskey,
  },
  ({ challenges, tokens, lifetimes, clock, attempt, byCode, byPasskey }) =>
    async <Holder extends FactorHolder>(
      { challenge, code = '', passkey }: SecondStepInput,
      isMeant: (holder: FactorHolder) => holder is Holder,
    ): Promise<{ holder: Holder; token: string }> => {
      const challengeHash = tokens.hashOf(challenge)
      const holder = await challenges.attempt(challengeHash, clock.now())
      if (holder === null || !isMeant(holder)) throw signInRefusal('sign_in.second_step_over')
      const isProven = await attempt([stepLimit(holder)], async () => {
        const isRight = passkey ? byPasskey(holder, passkey, challengeHash) : byCode(holder, code)
        return (await isRight) ? true : null
      })
      if (isProven === null) throw signInRefusal('sign_in.code_refused')
      const { token, hash: tokenHash } = tokens.issue()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + lifetimes[holder.kind] * 1000)
      const session = { ...(holder as FactorHolder), tokenHash, createdAt, expiresAt }
      if (!(await challenges.open(challengeHash, session))) throw signInRefusal('sign_in.second_step_over')
      return { holder, token }
    },
)

const isAdministrator = (holder: FactorHolder) => holder.kind === 'admin'
const isMember = (holder: FactorHolder) => holder.kind !== 'admin'

export const completeSignIn = useCase(
  [Accounts, passSecondStep, rememberDevice, welcomeMember],
  (accounts, pass, remember, welcome) =>
    async (input: SecondStepInput): Promise<SignedInMember> => {
      const { holder, token } = await pass(input, isMember)
      const who = await accounts.byId(holder.companyId, holder.userId)
      if (who === null) throw signInRefusal('sign_in.second_step_over')
      const account = accountOf(who.companyId, who.phone)
      const device = remember({ account, deviceToken: input.deviceToken })
      return welcome(holder.kind, { who, token, ...device }, input.userAgent)
    },
)

export const completeAdminSignIn = useCase(
  [Administrators, passSecondStep, rememberDevice],
  (administrators, pass, remember) =>
    async (input: SecondStepInput): Promise<SignedInAdministrator> => {
      const { holder, token } = await pass(input, isAdministrator)
      const who = await administrators.byId(holder.administratorId)
      if (who === null) throw signInRefusal('sign_in.second_step_over')
      const account = administratorAccountOf(who.username)
      return { token, deviceToken: remember({ account, deviceToken: input.deviceToken }).deviceToken }
    },
)
