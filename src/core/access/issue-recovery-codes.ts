/** @internal */

import { useCase } from '../shared/index.ts'
import { type FactorHolder, SecondFactorCodes, SecondFactors } from './ports.ts'
import { recoveryCodeCount } from './rules.ts'
import { secondFactorRefusal } from './second-factor.ts'

/** Replaces the holder's recovery codes; this is the only time they are returned. */
export const issueRecoveryCodes = useCase(
  [SecondFactors, SecondFactorCodes],
  (factors, codes) =>
    async (holder: FactorHolder): Promise<string[]> => {
      const issued = Array.from({ length: recoveryCodeCount }, () => codes.newRecoveryCode())
      const hashes = issued.map((code) => codes.recoveryHashOf(code))
      if (!(await factors.replaceRecoveryCodes(holder, hashes))) throw secondFactorRefusal('second_factor.off')
      return issued
    },
)
