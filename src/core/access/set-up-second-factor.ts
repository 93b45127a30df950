import { Trail } from '../audit/index.ts'
import { Clock, Transaction, useCase } from '../shared/index.ts'
import { confirmOwnPassword } from './confirm-identity.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import { issueRecoveryCodes } from './issue-recovery-codes.ts'
import { Accounts, Administrators, SecondFactorCodes, SecondFactors, type SessionActor, Sessions } from './ports.ts'
import { proveByCode } from './prove-second-factor.ts'
import { secondFactorOn, secondFactorRefusal, stepLimit } from './second-factor.ts'

/** Prepares a secret for an authenticator app; sign-ins ask for it only once a code has confirmed it. */
export const startSecondFactor = useCase(
  [Accounts, Administrators, SecondFactors, SecondFactorCodes, Clock, confirmOwnPassword],
  (accounts, administrators, factors, codes, clock, confirm) =>
    async (actor: SessionActor, password: string): Promise<{ secret: string; address: string }> => {
      await confirm(actor, password)
      const secret = codes.newSecret()
      if (!(await factors.prepare(actor, secret, clock.now()))) throw secondFactorRefusal('second_factor.on')
      const name =
        actor.kind === 'admin'
          ? (await administrators.byId(actor.administratorId))?.username
          : (await accounts.byId(actor.companyId, actor.userId))?.phone
      return { secret, address: codes.addressOf(secret, name ?? '') }
    },
)

/** From now on sign-ins ask for a code. Returns the recovery codes, and ends the other sessions. */
export const switchOnSecondFactor = useCase(
  {
    factors: SecondFactors,
    sessions: Sessions,
    trail: Trail,
    transaction: Transaction,
    clock: Clock,
    attempt: guardedAttempt,
    prove: proveByCode,
    issueCodes: issueRecoveryCodes,
  },
  ({ factors, sessions, trail, transaction, clock, attempt, prove, issueCodes }) => {
    const switchOn = async (actor: SessionActor, code: string, tokenHash: string): Promise<string[] | null> => {
      if ((await factors.of(actor))?.isOn === true) throw secondFactorRefusal('second_factor.on')
      if (!(await prove(actor, code))) return null
      if (!(await factors.switchOn(actor, clock.now()))) throw secondFactorRefusal('second_factor.on')
      if (actor.kind === 'admin') {
        await sessions.endOthersOfAdministrator(actor.administratorId, tokenHash)
      } else {
        const { companyId, userId } = actor
        await sessions.endOthersOf(userId, tokenHash)
        await trail.write({ event: secondFactorOn, companyId, actor, meta: { userId } })
      }
      return issueCodes(actor)
    }
    return async (actor: SessionActor, code: string, tokenHash: string): Promise<string[]> => {
      const recoveryCodes = await attempt([stepLimit(actor)], () =>
        transaction.run(() => switchOn(actor, code, tokenHash)),
      )
      if (recoveryCodes === null) throw secondFactorRefusal('second_factor.code_wrong')
      return recoveryCodes
    }
  },
)
