import { Trail } from '../audit/index.ts'
import { Clock, type CompanyId, type KeyId, useCase } from '../shared/index.ts'
import type { Actor } from '../actors/rules.ts'
import { holdAuthority } from './hold-authority.ts'
import { keyRefusal, keyRevoked } from './key.ts'
import { Keys } from './ports.ts'

/** The key is refused from its next request on. */
export const revokeKey = useCase(
  [holdAuthority, Keys, Trail, Clock],
  (hold, keys, trail, clock) =>
    async ({
      companyId,
      keyId,
      actor: asking,
    }: {
      companyId: CompanyId
      keyId: KeyId
      actor: Actor
    }): Promise<void> => {
      const actor = await hold(companyId, asking, 'manageKeys')
      const revoked = await keys.revoke(companyId, keyId, clock.now())
      if (revoked === null) throw keyRefusal('key.missing')
      if (!revoked.isFirst) throw keyRefusal('key.revoked')
      await trail.write({ event: keyRevoked, companyId, actor, meta: { keyId, name: revoked.name } })
    },
)
