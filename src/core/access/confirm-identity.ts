/** @internal */

import { useCase } from '../shared/index.ts'
import { changePasswordRefusal } from './change-password.ts'
import { guardedAttempt, lockAfterTen } from './guarded-attempt.ts'
import { Accounts, Administrators, type FactorHolder, Passwords, SecondFactors } from './ports.ts'
import { proveByCode } from './prove-second-factor.ts'
import { holderIdOf, secondFactorRefusal, stepLimit } from './second-factor.ts'

/** Whoever has somebody's open session does not know their password. */
export const confirmOwnPassword = useCase(
  [Accounts, Administrators, Passwords, guardedAttempt],
  (accounts, administrators, passwords, attempt) =>
    async (holder: FactorHolder, password: string): Promise<void> => {
      const owner =
        holder.kind === 'admin'
          ? await administrators.byId(holder.administratorId)
          : await accounts.byId(holder.companyId, holder.userId)
      const isRight = await attempt([lockAfterTen(`password-change:${holderIdOf(holder)}`)], async () =>
        (await passwords.verify(owner?.passwordHash ?? null, password)) ? true : null,
      )
      if (isRight === null) throw changePasswordRefusal('password.wrong')
    },
)

export interface OwnProof {
  password: string
  /** From the authenticator app, or a recovery code. */
  code: string
}

/**
 * Asks the holder of a second factor for the password and a code. Whoever got a session by watching both has used up the
 * code that they saw.
 */
export const confirmIdentity = useCase(
  [SecondFactors, guardedAttempt, proveByCode, confirmOwnPassword],
  (factors, attempt, prove, confirm) =>
    async (holder: FactorHolder, { password, code }: OwnProof): Promise<void> => {
      if ((await factors.of(holder))?.isOn !== true) throw secondFactorRefusal('second_factor.off')
      await confirm(holder, password)
      const isRight = await attempt([stepLimit(holder)], async () => ((await prove(holder, code)) ? true : null))
      if (isRight === null) throw secondFactorRefusal('second_factor.code_wrong')
    },
)
