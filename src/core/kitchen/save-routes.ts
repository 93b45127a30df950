import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { partnershipRefusal } from '../partnerships/index.ts'
import { type CompanyId, refusals, useCase, withoutStrayBlanks } from '../shared/index.ts'
import { Routes, type Stop } from './ports.ts'

export const routesChanged = logEvent('kitchen.routes_changed', 'COMPANY_UPDATED', telling<{ firms: number }>())

export const routeRefusal = refusals({ 'kitchen.route_incomplete': 'unprocessable' })

const tidy = ({ corporateId, route, place }: Stop): Stop => {
  const name = route === null ? null : withoutStrayBlanks(route)
  if (name === '' || (name === null) !== (place === null)) throw routeRefusal('kitchen.route_incomplete')
  return { corporateId, route: name, place }
}

/** Changes the routes of these firms, all or none. */
export const saveRoutes = useCase(
  [Routes, Trail],
  (routes, trail) =>
    async (input: { cateringId: CompanyId; actor: Actor; stops: readonly Stop[] }): Promise<void> => {
      const { cateringId, actor } = input
      const stops = new Map(input.stops.map((stop) => [stop.corporateId, tidy(stop)]))
      const { found, changed } = await routes.save(cateringId, [...stops.values()])
      if (found < stops.size) throw partnershipRefusal('partnership.missing')
      if (changed === 0) return
      await trail.write({ event: routesChanged, companyId: cateringId, actor, meta: { firms: changed } })
    },
)
