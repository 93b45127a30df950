import type { StatementBook } from '../../core/settlement/index.ts'
import { sumOf } from '../../core/shared/index.ts'
import type { Statement } from '../kernel/contract-shapes.ts'

/** The rows of a statement by date, as the workbook and the command line have them. */
export const statementDates = ({ days, shifts }: Pick<Statement, 'days' | 'shifts'>): StatementBook['days'] =>
  [...Map.groupBy(days, ({ date }) => date)].map(([date, rows]) => {
    const sum = (of: 'portions' | 'guests' | 'corrections' | 'minimum_top_up') => sumOf(rows.map((row) => row[of]))
    return {
      date,
      closedDay: rows[0]?.closed_day ?? null,
      meals: shifts.map(({ id }) => rows.find((row) => row.shift_id === id && row.has_list)?.portions ?? null),
      guests: sum('guests'),
      corrections: sum('corrections'),
      portions: sum('portions') + sum('guests') + sum('corrections'),
      topUp: sum('minimum_top_up'),
      unitPrice: rows[0]?.unit_price ?? null,
      vatRate: rows[0]?.vat_rate ?? null,
    }
  })
