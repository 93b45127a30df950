import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, useCase, type UserId } from '../shared/index.ts'

export const ownDataExported = logEvent('privacy.data_exported', 'USER_UPDATED', telling<{ userId: UserId }>())

/** Whoever takes somebody else's data out of the product is in the log (rule D1). */
export const logOwnDataExport = useCase(
  [Trail],
  (trail) =>
    async ({ companyId, actor, userId }: { companyId: CompanyId; actor: Actor; userId: UserId }): Promise<void> => {
      await trail.write({ event: ownDataExported, companyId, actor, meta: { userId } })
    },
)
