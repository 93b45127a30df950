import type {
  CompanyId,
  CorrectionId,
  DepartmentId,
  Kurus,
  LocalDate,
  MenuDayId,
  ShiftId,
  StatementId,
  UserId,
} from '../shared/index.ts'
import type { DraftNews } from '../notifications/index.ts'
import type { CountedCorrection, CountedList, Figures, Line } from './figures.ts'
import type { AgreedTerms, Period } from './periods.ts'
import type { Side } from './rules.ts'

/** A firm and a catering that settle with each other. */
export interface Pair {
  cateringId: CompanyId
  corporateId: CompanyId
}

/** A statement as it is kept. */
export interface KeptStatement extends Period {
  id: StatementId
  isAgreed: boolean
}

export interface Settled {
  id: StatementId
  period: Period
  figures: Figures
}

export interface Correction extends Omit<CountedCorrection, 'isAccepted'> {
  id: CorrectionId
  statementId: StatementId
  /** Null for what a firm counted at a delivery. */
  reason: string | null
  delivery: { menuDayId: MenuDayId; received: number } | null
  proposedBy: Side
  proposerId: UserId | null
  proposedAt: Date
}

export type CorrectionAnswer = 'accepted' | 'refused' | 'withdrawn'

/** What keeps a statement from being approved. */
export interface StatementFacts {
  lastDay: LocalDate
  version: number
  openCorrections: number
  /** Days whose menu is published and whose list is not frozen, or not counted yet. */
  uncountedDays: number
  isApproved: boolean
}

/** From which price on a firm withholds a part of the VAT (rule H1). */
export abstract class WithholdingLimit {
  abstract readonly above: Kurus
}

export abstract class Statements {
  /** Pairs with days that are not part of their statements yet. */
  abstract changedPairs(max: number): Promise<Pair[]>
  /** Until the transaction ends, nobody else settles or corrects between the two. */
  abstract hold(pair: Pair): Promise<void>
  /** Days that are not part of their statements yet; they are taken off the list. */
  abstract takeChanges(pair: Pair): Promise<LocalDate[]>
  /** Terms in the order of their first days, the last day of the partnership if it has ended, and all statements. */
  abstract termsOf(pair: Pair): Promise<{
    terms: AgreedTerms[]
    lastDay: LocalDate | null
    statements: KeptStatement[]
    /** The firm declares that it withholds a part of the VAT. */
    withholdsVat: boolean
  }>
  /**
   * Lists and closed days of the range, and what was corrected in these statements; with `open` the corrections that
 
   */
  abstract counted(
    pair: Pair,
    range: Period,
    statements: readonly StatementId[],
  ): Promise<{
    lists: CountedList[]
    closedDays: LocalDate[]
    corrections: (CountedCorrection & { statementId: StatementId })[]
  }>
  /**
   * Keeps statements that nobody has agreed on. One whose figures changed has a new version and loses its approvals.
   */
  abstract keep(pair: Pair, settled: readonly Settled[], at: Date): Promise<void>

  /** The pair of a statement of the company; null if it has none with this id. */
  /**
   * Statements of periods before `today` that are counted completely and that nobody was told of, for each company and
   * period; they count as told.
   */
  abstract takeUntoldDrafts(today: LocalDate): Promise<Omit<DraftNews, 'id'>[]>
  abstract pairOf(companyId: CompanyId, statementId: StatementId): Promise<Pair | null>
  /** Statements of the pair, locked until the transaction ends, oldest first. */
  abstract forChange(pair: Pair): Promise<KeptStatement[]>
  /** Whether shift and department belong to the firm, even if they are not used any more. */
  abstract known(
    corporateId: CompanyId,
    of: { shiftId: ShiftId; departmentId: DepartmentId | null },
  ): Promise<{ shiftTitle: string | null; isDepartmentKnown: boolean }>
  /** What a list and accepted corrections come to on the day, in whatever statement they count. */
  abstract portionsOn(pair: Pair, at: { date: LocalDate; shiftId: ShiftId }): Promise<number>
  /** Removes approvals and raises the version. Returns false, and adds nothing, if the statement would have too many. */
  abstract addCorrection(pair: Pair, correction: Correction, max: number): Promise<boolean>
  /** Null if there is none in the statement. */
  abstract correction(
    pair: Pair,
    statementId: StatementId,
    correctionId: CorrectionId,
  ): Promise<(Correction & { isOpen: boolean; shiftTitle: string }) | null>
  /** Withdraws what was counted at the delivery, if nobody has answered it; returns the statements concerned. */
  abstract withdrawReceived(
    pair: Pair,
    menuDayId: MenuDayId,
    withdrawal: { by: UserId | null; at: Date },
  ): Promise<StatementId[]>
  /** Returns false if it is not open any more. */
  abstract answer(
    pair: Pair,
    correction: Correction,
    answer: { status: CorrectionAnswer; by: UserId | null; at: Date; reason: string | null },
  ): Promise<boolean>

  /**
   * Approves the version for one side, if the period is over and nothing is open or not counted. Returns whether both
   * have approved then; null if it was not possible.
   */
  abstract approve(
    pair: Pair,
    approval: { statementId: StatementId; side: Side; version: number; by: UserId | null; at: Date; today: LocalDate },
  ): Promise<{ isAgreed: boolean } | null>
  abstract factsOf(pair: Pair, statementId: StatementId, side: Side): Promise<StatementFacts | null>
}

/** A statement as a workbook has it; prices in lira. */
export interface StatementBook {
  catering: string
  firm: string
  period: Period
  shifts: readonly string[]
  days: readonly {
    date: LocalDate
    /** Why it is closed. */
    closedDay: string | null
    /** By shift; null where there was no list. */
    meals: readonly (number | null)[]
    guests: number
    corrections: number
    /** With guests and corrections. */
    portions: number
    topUp: number
    unitPrice: number | null
    vatRate: number | null
  }[]
  lines: readonly (Pick<Line, 'kind' | 'period' | 'portions' | 'vatRate'> & { unitPrice: number; price: number })[]
  net: number
  /** In the order of the rates. */
  vat: readonly { rate: number; price: number }[]
  total: number
  /** Of the VAT; zero if the firm withholds none. */
  withheld: number
  unpriced: number
  corrections: readonly {
    date: LocalDate
    shift: string
    portions: number
    status: CorrectionAnswer | 'open'
    proposedBy: string
    reason: string
    answer: string | null
  }[]
  /** Null for a catering. */
  departments: readonly { name: string | null; portions: number; guests: number }[] | null
}

export abstract class StatementBooks {
  /** Sums are formulas: a program that opens the workbook computes them again. */
  abstract write(book: StatementBook): AsyncIterable<Uint8Array>
}
