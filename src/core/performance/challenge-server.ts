import { Ids, refusals, useCase } from '../shared/index.ts'
import { ServerChallenges } from './ports.ts'

export const challengeRefusal = refusals({
  'challenge.missing': 'missing',
  'challenge.other_address': 'unprocessable',
})

/** Whether the server that `ask` reaches at `address` uses this database. */
export const provesItself = useCase(
  [ServerChallenges, Ids],
  (challenges, ids) =>
    async (address: string, ask: (challengeId: string) => Promise<string>): Promise<boolean> => {
      const challengeId = ids.next()
      await challenges.issue(challengeId)
      try {
        const [expected, answered] = [await challenges.proofOf(challengeId, address), await ask(challengeId)]
        return expected !== null && answered === expected
      } finally {
        await challenges.withdraw(challengeId)
      }
    },
)

/** Refuses to answer for an address that is not this server's own, because that would prove nothing. */
export const proveServer = useCase(
  [ServerChallenges],
  (challenges) =>
    async (challengeId: string, { address, isOwn }: { address: string; isOwn: boolean }): Promise<string> => {
      if (!isOwn) throw challengeRefusal('challenge.other_address')
      const proof = await challenges.proofOf(challengeId, address)
      if (proof === null) throw challengeRefusal('challenge.missing')
      return proof
    },
)
