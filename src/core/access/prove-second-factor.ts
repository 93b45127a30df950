/** @internal */

import { Clock, useCase } from '../shared/index.ts'
import {
  type FactorHolder,
  type PasskeyAssertion,
  PasskeyChecks,
  Passkeys,
  SecondFactorCodes,
  SecondFactors,
} from './ports.ts'
import { timeCodeIn } from './rules.ts'

/** Uses up a code of the authenticator app or a recovery code; returns false if it is wrong or was used before. */
export const proveByCode = useCase(
  [SecondFactors, SecondFactorCodes, Clock],
  (factors, codes, clock) =>
    async (holder: FactorHolder, typed: string): Promise<boolean> => {
      const code = timeCodeIn(typed)
      if (code === null) return factors.useRecoveryCode(holder, codes.recoveryHashOf(typed))
      const factor = await factors.of(holder)
      const step = factor && codes.stepOf(factor.secret, code, clock.now())
      return factor !== null && step !== null && factors.useStep(holder, factor.secret, step)
    },
)

/** Whether one of the holder's passkeys has signed the challenge. */
export const proveByPasskey = useCase(
  [Passkeys, PasskeyChecks, Clock],
  (passkeys, checks, clock) =>
    async (holder: FactorHolder, answer: PasskeyAssertion, challenge: string): Promise<boolean> => {
      const passkey = (await passkeys.of(holder)).find((one) => one.credentialId === answer.credentialId)
      if (passkey === undefined) return false
      const counter = await checks.asserted(answer, challenge, passkey)
      return counter !== null && passkeys.use(holder, passkey.id, counter, clock.now())
    },
)
