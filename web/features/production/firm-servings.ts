import type { GetPlannedComponentApiResponse } from '../../api/generated.ts'
import { partOfDay } from './parts-of-day.ts'

type Serving = GetPlannedComponentApiResponse['servings'][number]

/** What people of one firm have chosen of a component. */
export interface FirmServings {
  id: string
  name: string
  isFrozen: boolean
  portions: number
  guests: number
  later: number
  byPart: ReadonlyMap<string, number>
  /** The firm's own names of its shifts: Poyraz Otomotiv · Gündüz Vardiyası 06:00: 58 */
  details: string
}

export const firmServings = (servings: readonly Serving[]): FirmServings[] => {
  const firms = new Map<string, FirmServings & { byPart: Map<string, number> }>()
  for (const { corporate_id: id, corporate_name: name, ...serving } of servings) {
    const { portions, guests, later, is_frozen, serving_time, shift_title } = serving
    const firm = firms.get(id) ?? {
      ...{ id, name, isFrozen: true, portions: 0, guests: 0, later: 0, details: name },
      byPart: new Map<string, number>(),
    }
    firm.isFrozen &&= is_frozen
    firm.portions += portions
    firm.guests += guests
    firm.later += later
    firm.details += ` · ${shift_title} ${serving_time}: ${portions}`
    const part = partOfDay(serving_time)
    firm.byPart.set(part, (firm.byPart.get(part) ?? 0) + portions)
    firms.set(id, firm)
  }
  return [...firms.values()].sort(
    (one, other) => other.portions - one.portions || one.name.localeCompare(other.name, 'tr'),
  )
}
