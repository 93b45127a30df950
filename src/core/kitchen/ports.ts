import type { CompanyId, LocalDate, UserId } from '../shared/index.ts'

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
