import type { CompanyId, LocalDate, MenuDayId, ShiftId, UserId } from '../shared/index.ts'

/** What a kitchen keeps about its production, beside menus and lists. */
export abstract class Production {
  /** Returns the percentage before. */
  abstract setReserve(cateringId: CompanyId, percent: number): Promise<number>
  /** Names of the dishes and common courses that firms get on the date, and how the kitchen split them. */
  abstract dishesOn(cateringId: CompanyId, date: LocalDate): Promise<{ name: string; split: string[] | null }[]>
  /** Other names of components, by key. */
  abstract names(cateringId: CompanyId): Promise<Record<string, string>>
  /** Returns false, and changes nothing, if it would be one more than `max`. */
  abstract nameComponent(cateringId: CompanyId, key: string, name: string, max: number): Promise<boolean>
  /** Null removes it. Returns the number before. */
  abstract setOwnNumber(
    cateringId: CompanyId,
    at: { date: LocalDate; key: string },
    number: { portions: number; by: UserId | null; at: Date } | null,
  ): Promise<number | null>
}

/** Where a firm stands in a catering's deliveries; both null for a firm without a route (rule K3). */
export interface Stop {
  corporateId: CompanyId
  route: string | null
  place: number | null
}

export abstract class Routes {
  /** Changes the partnerships that are active; returns how many of them these are, and how many changed. */
  abstract save(cateringId: CompanyId, stops: readonly Stop[]): Promise<{ found: number; changed: number }>
}

/** One shift's meal of a date, as it is brought to a firm. */
export interface FirmDelivery {
  cateringId: CompanyId
  date: LocalDate
  shiftId: ShiftId
  /** The title of the shift. */
  shift: string
  /** Of the shift. */
  timezone: string
  /** Of the frozen list, with guests; null while it is not frozen. */
  portions: number | null
  /** As the firm confirmed; null if it did not. */
  received: number | null
}

export abstract class Deliveries {
  /** Locked until the transaction ends; null if nothing was published for the firm. */
  abstract forChange(corporateId: CompanyId, menuDayId: MenuDayId): Promise<FirmDelivery | null>
  /** Of a frozen list; null takes the confirmation back. */
  abstract confirm(
    of: { corporateId: CompanyId; menuDayId: MenuDayId },
    confirmation: { received: number; by: UserId | null; at: Date } | null,
  ): Promise<void>
}

/** The production of a date as a workbook has it, in the order in which it is shown. */
export interface ProductionBook {
  date: LocalDate
  components: readonly {
    isMain: boolean
    name: string
    frozen: number
    open: number
    estimate: number
    guests: number
    reserve: number
    toCook: number
    ownNumber: number | null
  }[]
  firms: readonly string[]
  /** In the order of `firms`; null where the firm does not get the component. */
  byFirm: readonly { name: string; portions: readonly (number | null)[] }[]
  deliveries: readonly {
    time: string
    route: string | null
    firm: string
    shift: string
    address: string
    option: string
    dish: string
    portions: number
    guests: number
    state: string
  }[]
}

export abstract class ProductionBooks {
  abstract write(book: ProductionBook): AsyncIterable<Uint8Array>
}
