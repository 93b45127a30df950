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

export interface CostLine {
  portions: number
  /** In lira; at least so much if something is missing. */
  cost: number
  isComplete: boolean
  perPortion: number | null
  /** What is not known, in words. */
  missing: string
}

export interface BilledLine extends CostLine {
  /** Null if the unit price of no meal is known. */
  billed: number | null
  unbilledPortions: number
  /** The part of `billed` that ingredients cost; null where something of it is not agreed. */
  share: number | null
}

/** A month of costs as a workbook has it, in the order in which it is shown. */
export interface CostBook {
  facts: readonly {
    label: string
    value: string | number | null
    unit: 'text' | 'count' | 'lira' | 'share'
    note: string
  }[]
  firms: readonly (BilledLine & { name: string })[]
  components: readonly (CostLine & { name: string })[]
  /** Null for a day whose costs were not kept. */
  days: readonly { date: LocalDate; costs: BilledLine | null }[]
}

export abstract class CostBooks {
  abstract write(book: CostBook): AsyncIterable<Uint8Array>
}
