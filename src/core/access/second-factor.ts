import { logEvent, telling } from '../audit/index.ts'
import { hourInMilliseconds, refusals, type UserId, withFacts } from '../shared/index.ts'
import { lockAfterTen } from './guarded-attempt.ts'
import type { FactorHolder, FailureLimit } from './ports.ts'

export const secondFactorRefusal = refusals({
  'second_factor.on': 'conflict',
  'second_factor.off': 'conflict',
  'second_factor.code_wrong': 'unprocessable',
  'passkey.refused': 'unprocessable',
  'passkey.missing': 'missing',
  'passkey.taken': 'conflict',
  'passkey.too_many': withFacts<{ number: number }>('conflict'),
})

export const secondFactorOn = logEvent('second_factor.on', 'USER_UPDATED', telling<{ userId: UserId }>())
export const secondFactorOff = logEvent('second_factor.off', 'USER_UPDATED', telling<{ userId: UserId }>())
export const secondFactorReset = logEvent('second_factor.reset', 'USER_UPDATED', telling<{ userId: UserId }>())

/** The id of the person or administrator. */
export const holderIdOf = (holder: FactorHolder): string =>
  holder.kind === 'admin' ? holder.administratorId : holder.userId

/** The key under which failures of the second step are counted. */
export const stepAttempts = (holder: FactorHolder): string => `second-factor:${holderIdOf(holder)}`

/** Three of a million codes are right at a time; ten tries an hour find one of them in years. */
export const stepLimit = (holder: FactorHolder): FailureLimit => ({
  ...lockAfterTen(stepAttempts(holder)),
  lockSeconds: hourInMilliseconds / 1000,
})
