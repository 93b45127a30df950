import { type MonthNumbersBook, MonthNumbersBooks } from '../../core/contributions/index.ts'
import { bookTexts as texts } from '../../texts/contributions/labels.ts'
import { monthText } from '../../texts/kernel/dates.ts'
import { plain } from './cells.ts'
import { type Cell, streamedWorkbook } from './streamed-sheet.ts'

/** Below the header. */
const firstRow = 2

export class ExcelMonthNumbersBooks extends MonthNumbersBooks {
  write({ firm, month, people }: MonthNumbersBook): AsyncIterable<Uint8Array> {
    const lastRow = firstRow + people.length - 1
    const sum = (column: string, result: number) => ({
      formula: `SUM(${column}${firstRow}:${column}${lastRow})`,
      result,
    })
    const rows = people.map(({ fullName, departmentName, phone, meals, amount }): Cell[] => [
      plain(fullName),
      departmentName && plain(departmentName),
      plain(phone),
      meals,
      amount,
    ])
    const kurus = people.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    const totals: Cell[] = [
      texts.total,
      null,
      null,
      sum(
        'D',
        people.reduce((total, { meals }) => total + meals, 0),
      ),
      sum('E', kurus / 100),
    ]
    return streamedWorkbook([
      {
        title: monthText(month),
        columns: [
          { header: texts.person, width: 36, format: '@' },
          { header: texts.department, width: 28, format: '@' },
          { header: texts.phone, width: 18, format: '@' },
          { header: texts.meals, width: 14, format: '#,##0' },
          { header: texts.amount, width: 18, format: '#,##0.00 "₺"' },
        ],
        batches: [[...rows, ...(people.length === 0 ? [] : [totals]), [], [plain(`${firm} · ${monthText(month)}`)]]],
      },
    ])
  }
}
