import { Trail } from '../audit/index.ts'
import { Transaction, useCase } from '../shared/index.ts'
import { confirmIdentity, type OwnProof } from './confirm-identity.ts'
import { issueRecoveryCodes } from './issue-recovery-codes.ts'
import { SecondFactors, type SessionActor } from './ports.ts'
import { secondFactorOff, secondFactorRefusal } from './second-factor.ts'

export const switchOffSecondFactor = useCase(
  [SecondFactors, Trail, Transaction, confirmIdentity],
  (factors, trail, transaction, confirm) =>
    async (actor: SessionActor, proof: OwnProof): Promise<void> => {
      await confirm(actor, proof)
      await transaction.run(async () => {
        if (!(await factors.switchOff(actor))) throw secondFactorRefusal('second_factor.off')
        if (actor.kind === 'admin') return
        const { companyId, userId } = actor
        await trail.write({ event: secondFactorOff, companyId, actor, meta: { userId } })
      })
    },
)

/** The earlier recovery codes are no longer valid. */
export const renewRecoveryCodes = useCase(
  [Transaction, confirmIdentity, issueRecoveryCodes],
  (transaction, confirm, issueCodes) =>
    async (actor: SessionActor, proof: OwnProof): Promise<string[]> => {
      await confirm(actor, proof)
      return transaction.run(() => issueCodes(actor))
    },
)
