import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, refusals, tidyName, useCase } from '../shared/index.ts'
import { Production } from './ports.ts'

export const componentNamed = logEvent('kitchen.component_named', 'COMPANY_UPDATED', telling<{ name: string }>())

export const componentNameRefusal = refusals({ 'kitchen.too_many_names': 'unprocessable' })

/** Per catering. */
export const maxComponentNames = 2000

export const componentNameRule = { min: 1, max: 200 } as const

export interface ComponentNaming {
  cateringId: CompanyId
  actor: Actor
  key: string
  name: string
}

/** Counts a component under another name, for all dishes: with the name of another one, the two are one (rule K2). */
export const nameComponent = useCase(
  [Production, Trail],
  (production, trail) =>
    async ({ cateringId, actor, key, name: typed }: ComponentNaming): Promise<void> => {
      const name = tidyName(typed, componentNameRule)
      if ((await production.names(cateringId))[key] === name) return
      if (!(await production.nameComponent(cateringId, key, name, maxComponentNames)))
        throw componentNameRefusal('kitchen.too_many_names')
      await trail.write({ event: componentNamed, companyId: cateringId, actor, meta: { name } })
    },
)
