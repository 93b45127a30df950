import type { CompanyId, LocalDate, UserId } from '../shared/index.ts'
import type { Contribution } from './contribution.ts'

export abstract class Contributions {
  /** Until the transaction ends, nobody else changes contributions of the firm. */
  abstract hold(companyId: CompanyId): Promise<void>
  /** What is in force on the day; null if nothing was ever set before. */
  abstract inForce(companyId: CompanyId, day: LocalDate): Promise<Contribution | null>
  abstract add(companyId: CompanyId, contribution: Contribution, at: Date): Promise<void>
  /** Removes the one that begins after the day, and returns it; null if there is none. */
  abstract removeAfter(companyId: CompanyId, day: LocalDate): Promise<Contribution | null>
  /** Returns false if the person has objected to the month before. */
  abstract object(objection: { companyId: CompanyId; userId: UserId; month: string; at: Date }): Promise<boolean>
  /** Active people of the firm who may see the numbers of a month, without the person; they stay active meanwhile. */
  abstract readersOfNumbers(companyId: CompanyId, userId: UserId): Promise<UserId[]>
}

/** A closed month as a workbook has it. */
export interface MonthNumbersBook {
  firm: string
  month: string
  people: readonly {
    fullName: string
    departmentName: string | null
    phone: string
    meals: number
    /** In lira. */
    amount: number
  }[]
}

export abstract class MonthNumbersBooks {
  /** Sums are formulas. */
  abstract write(book: MonthNumbersBook): AsyncIterable<Uint8Array>
}
