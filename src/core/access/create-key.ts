import { Trail } from '../audit/index.ts'
import { Clock, type CompanyId, Ids, type LocalDate, tidyName, useCase } from '../shared/index.ts'
import { type Actor, holdsRole, isAbove, type KeyRole, personOf } from '../actors/rules.ts'
import { holdAuthority } from './hold-authority.ts'
import { asKeyToken, type Key, keyCreated, keyExpiry, keyRefusal } from './key.ts'
import { Keys, Networks, Tokens } from './ports.ts'
import { keyLimits, keyNameRule } from './rules.ts'

export interface NewKey {
  companyId: CompanyId
  actor: Actor
  name: string
  /** Not above the actor's own role. */
  role: KeyRole
  lastDay: LocalDate
  /** As typed; normalized before they are stored. */
  addresses: readonly string[]
}

/** Creates an API key. This is the only time the token is returned. */
export const createKey = useCase(
  { hold: holdAuthority, keys: Keys, networks: Networks, tokens: Tokens, trail: Trail, ids: Ids, clock: Clock },
  ({ hold, keys, networks, tokens, trail, ids, clock }) =>
    async ({ companyId, actor: asking, role, ...input }: NewKey): Promise<{ key: Key; token: string }> => {
      const now = clock.now()
      const name = tidyName(input.name, keyNameRule)
      const expiresAt = keyExpiry(input.lastDay, now)
      const addresses = input.addresses.map((typed, at) => {
        const address = networks.normalize(typed)
        if (address === null) throw keyRefusal('key.address_invalid', { number: at + 1 })
        return address
      })
      const actor = await hold(companyId, asking, 'manageKeys')
      if (holdsRole(actor) && isAbove(role, actor.role)) throw keyRefusal('key.role_above_you')
      if ((await keys.countLive(companyId, now)) >= keyLimits.perCompany)
        throw keyRefusal('key.too_many', { keys: keyLimits.perCompany })
      const token = asKeyToken(tokens.issue().token)
      const key: Key = {
        id: ids.next(),
        companyId,
        tokenHash: tokens.hashOf(token),
        name,
        role,
        addresses: [...new Set(addresses)],
        madeBy: personOf(actor),
        createdAt: now,
        expiresAt,
      }
      await keys.add(key)
      await trail.write({
        event: keyCreated,
        companyId,
        actor,
        meta: { keyId: key.id, name, role, lastDay: input.lastDay, addresses: key.addresses.join(', ') || null },
      })
      return { key, token }
    },
)
