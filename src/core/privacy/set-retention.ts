import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { logEvent, telling, Trail } from '../audit/index.ts'
import { type CompanyId, useCase } from '../shared/index.ts'
import { Retention } from './ports.ts'

export const retentionSet = logEvent(
  'privacy.retention_set',
  'COMPANY_UPDATED',
  telling<{ months: number; previousMonths: number }>(),
)

/** Sets for how many months choices of a firm keep their person (rule D2). What has lost it stays without. */
export const setRetention = useCase(
  [holdAuthority, Retention, Trail],
  (hold, retention, trail) =>
    async (input: { companyId: CompanyId; actor: Actor; months: number }): Promise<void> => {
      const { companyId, months } = input
      const actor = await hold(companyId, input.actor, 'writeSettings')
      const previousMonths = await retention.setMonths(companyId, months)
      if (previousMonths === null || previousMonths === months) return
      await trail.write({ event: retentionSet, companyId, actor, meta: { months, previousMonths } })
    },
)
