import { Clock, type CompanyId, useCase } from '../shared/index.ts'
import { accessRefusal } from './access-refusal.ts'
import { type Actor, can, holdsRole } from '../actors/rules.ts'
import { RoleHolders } from './ports.ts'
import type { Capability } from '../actors/rules.ts'

/**
 * Returns the actor with their current role, locked until the transaction ends. A role read before the transaction may
 * be outdated: two owners who demote each other must not both succeed.
 */
export const holdAuthority = useCase(
  [RoleHolders, Clock],
  (holders, clock) =>
    async (companyId: CompanyId, actor: Actor, capability: Capability): Promise<Actor> => {
      await holders.lockCompany(companyId)
      if (!holdsRole(actor)) return actor
      const role = await holders.presentRole(companyId, actor, clock.now())
      const present = role && { ...actor, role }
      if (present === null || !can(present, capability)) throw accessRefusal('access.denied')
      return present
    },
)
