import type { Side, StatementBook } from '../../core/settlement/index.ts'
import type { Statement } from '../kernel/contract-shapes.ts'
import { statementDates } from './statement-dates.ts'

/** A statement as a workbook, as one side sees it. */
export const statementBookOf = (statement: Statement, side: Side): StatementBook => {
  const { own, partner, lines, totals } = statement
  const [catering, firm] = side === 'catering' ? [own, partner] : [partner, own]
  return {
    catering: catering.name,
    firm: firm.name,
    period: { first: statement.first_day, last: statement.last_day },
    shifts: statement.shifts.map(({ title }) => title),
    days: statementDates(statement),
    lines: lines.map(({ kind, period, portions, unit_price, vat_rate, price }) => ({
      kind,
      period,
      portions,
      unitPrice: unit_price,
      vatRate: vat_rate,
      price,
    })),
    net: totals.base,
    vat: totals.rates.map(({ rate, vat }) => ({ rate, price: vat })),
    total: totals.total,
    withheld: totals.withholding,
    unpriced: statement.unpriced_portions,
    corrections: statement.corrections.map(({ date, shift_title, portions, status, is_own, reason, answer }) => ({
      date,
      shift: shift_title,
      portions,
      status,
      proposedBy: is_own ? own.name : partner.name,
      reason,
      answer,
    })),
    departments: side === 'corporate' ? statement.departments : null,
  }
}
