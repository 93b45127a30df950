import { Clock, useCase } from '../shared/index.ts'
import type { KeyHolder } from '../actors/rules.ts'
import { keyRefusal } from './key.ts'
import { Keys, Networks, type Partners } from './ports.ts'

const useNotedForMs = 60_000

export interface KeyUse {
  tokenHash: string
  /** The caller's IP address. */
  address: string
  /** Also check whether these two companies are active partners. */
  partners?: Partners | undefined
}

/**
 * Finds the holder of a key. Unknown, expired and revoked keys, keys of a passive company and keys used from a foreign
 * address all get the same refusal, so that nobody can find out whether a stolen key exists.
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
