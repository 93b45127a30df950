import type { CompanyId, LocalDate } from '../shared/index.ts'
import type { CookedDay, DayCosts } from './day-costs.ts'

/** A day of a kitchen. */
export interface KitchenDay {
  cateringId: CompanyId
  date: LocalDate
}

export abstract class CookedDays {
  /** With the prices of now. `dueFirms` have lists that have to be frozen before. */
  abstract on(day: KitchenDay): Promise<{ dueFirms: CompanyId[]; day: CookedDay }>
}

export abstract class KitchenCosts {
  /** Days from the first one on, before `today`, on which recipes were in force and whose costs are not kept. */
  abstract unkept(first: LocalDate, today: LocalDate): Promise<KitchenDay[]>
  /** Changes nothing if they are kept already. */
  abstract keep(day: KitchenDay, costs: DayCosts, at: Date): Promise<void>
}
