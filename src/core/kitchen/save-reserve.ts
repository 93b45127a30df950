import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, useCase } from '../shared/index.ts'
import { Production } from './ports.ts'

export const reserveChanged = logEvent(
  'kitchen.reserve_changed',
  'COMPANY_UPDATED',
  telling<{ before: number; percent: number }>(),
)

/** A percentage that is cooked in addition to what is counted (rule K2). */
export const saveReserve = useCase(
  [Production, Trail],
  (production, trail) =>
    async ({ cateringId, actor, percent }: { cateringId: CompanyId; actor: Actor; percent: number }): Promise<void> => {
      const before = await production.setReserve(cateringId, percent)
      if (before === percent) return
      await trail.write({ event: reserveChanged, companyId: cateringId, actor, meta: { before, percent } })
    },
)
