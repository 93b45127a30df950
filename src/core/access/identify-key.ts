import { Clock, useCase } from '../shared/index.ts'
import type { KeyHolder } from '../actors/rules.ts'
import { keyRefusal } from './key.ts'
import { Keys, Networks, type Partners } from './ports.ts'

const useNotedForMs = 60_000

export interface KeyUse {
  tokenHash: string
  /** Network address of the caller. */
  address: string
  /** Two companies of which to tell whether they are active partners. */
  partners?: Partners | undefined
}

/**
 * Whose a key is. Unknown, expired and revoked ones, those of a passive company and those from another address are refused alike, so
 * that a stolen key does not tell that it is one.
 */
export const identifyKey = useCase(
  [Keys, Networks, Clock],
  (keys, networks, clock) =>
    async ({ tokenHash, address, partners }: KeyUse): Promise<{ actor: KeyHolder; arePartners: boolean }> => {
      const now = clock.now()
      const found = await keys.holderOf(tokenHash, now, partners)
      if (found === null || (found.addresses.length > 0 && !networks.includes(found.addresses, address)))
        throw keyRefusal('key.refused')
      const { actor, arePartners, lastUsedAt } = found
      if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= useNotedForMs)
        await keys.noteUse(actor.companyId, actor.keyId, {
          at: now,
          address,
          unlessSince: new Date(now.getTime() - useNotedForMs),
        })
      return { actor, arePartners }
    },
)
