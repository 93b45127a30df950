import { type StatementBook, StatementBooks } from '../../core/settlement/index.ts'
import { bookTexts as texts, correctionStates } from '../../texts/settlement/book.ts'
import { lineText, periodText } from '../../texts/settlement/labels.ts'
import { plain } from './cells.ts'
import { type Cell, type FilledSheet, type Formula, streamedWorkbook } from './streamed-sheet.ts'

const formats = { text: '@', day: 'dd.mm.yyyy', count: '#,##0', lira: '#,##0.00 "₺"' } as const
const column = (header: string, format: keyof typeof formats, width: number) => ({
  header,
  width,
  format: formats[format],
})
const dayCell = (date: string): Date => new Date(`${date}T00:00:00Z`)
const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0)
/** 0 → A */
const letter = (at: number): string =>
  (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
/** Whole kuruş, which floating point does not keep on its own. */
const lira = (amount: number): number => Math.round(amount * 100) / 100

/** Below the header. */
const firstRow = 2

/** Where the columns of the grid are, by the number of its shifts. */
const gridColumns = (shifts: number) => {
  const [guests, corrections, portions, topUp, unitPrice, vatRate, price] = Array.from({ length: 7 }, (_, at) =>
    letter(1 + shifts + at),
  ) as [string, string, string, string, string, string, string]
  return { guests, corrections, portions, topUp, unitPrice, vatRate, price }
}

const portionsOf = ({ meals, guests, corrections }: StatementBook['days'][number]): number =>
  sum(meals) + guests + corrections

const grid = ({ shifts, days }: StatementBook): FilledSheet => {
  const at = gridColumns(shifts.length)
  const lastRow = firstRow + days.length - 1
  const rows = days.map((day, index): Cell[] => {
    const row = firstRow + index
    const portions = portionsOf(day)
    return [
      dayCell(day.date),
      ...day.meals,
      day.guests,
      day.corrections,
      { formula: `SUM(B${row}:${at.corrections}${row})`, result: portions },
      day.topUp,
      day.unitPrice,
      day.vatRate,
      {
        formula: `(${at.portions}${row}+${at.topUp}${row})*${at.unitPrice}${row}`,
        result: lira((portions + day.topUp) * (day.unitPrice ?? 0)),
      },
      day.closedDay && plain(day.closedDay),
    ]
  })
  const total = (of: string, result: number): Formula => ({
    formula: `SUM(${of}${firstRow}:${of}${lastRow})`,
    result,
  })
  const totals: Cell[] = [
    texts.total,
    ...shifts.map((_, shift) => total(letter(1 + shift), sum(days.map(({ meals }) => meals[shift] ?? 0)))),
    total(at.guests, sum(days.map(({ guests }) => guests))),
    total(at.corrections, sum(days.map(({ corrections }) => corrections))),
    total(at.portions, sum(days.map(portionsOf))),
    total(at.topUp, sum(days.map(({ topUp }) => topUp))),
    null,
    null,
    total(at.price, lira(sum(days.map((day) => (portionsOf(day) + day.topUp) * (day.unitPrice ?? 0))))),
  ]
  return {
    title: texts.grid,
    columns: [
      column(texts.day, 'day', 14),
      ...shifts.map((title) => column(plain(title), 'count', 14)),
      column(texts.guests, 'count', 12),
      column(texts.correction, 'count', 12),
      column(texts.portions, 'count', 12),
      column(texts.topUp, 'count', 14),
      column(texts.unitPrice, 'lira', 14),
      column(texts.vatRate, 'count', 8),
      column(texts.price, 'lira', 20),
      column(texts.note, 'text', 30),
    ],
    batches: [[...rows, totals]],
  }
}

/** Portions and what is missing to the minimum are added up from the grid, by price and rate. */
const amounts = ({
  catering,
  firm,
  period,
  shifts,
  days,
  lines,
  net,
  vat,
  total,
  withheld,
  unpriced,
}: StatementBook): FilledSheet => {
  const at = gridColumns(shifts.length)
  const inGrid = (of: string) => `${texts.grid}!$${of}$${firstRow}:$${of}$${firstRow + days.length - 1}`
  const lastRow = firstRow + lines.length - 1
  const rows = lines.map(({ kind, period: corrected, portions, unitPrice, vatRate, price }, index): Cell[] => {
    const row = firstRow + index
    const counted = inGrid(kind === 'minimum' ? at.topUp : at.portions)
    const formula = `SUMIFS(${counted},${inGrid(at.unitPrice)},C${row},${inGrid(at.vatRate)},D${row})`
    return [
      lineText(kind, corrected),
      kind === 'earlier' ? portions : { formula, result: portions },
      unitPrice,
      vatRate,
      { formula: `B${row}*C${row}`, result: price },
    ]
  })
  const netRow = lastRow + 1
  const totalRow = netRow + vat.length + 1
  const below = (label: string, formula: string, result: number): Cell[] => [
    label,
    null,
    null,
    null,
    { formula, result },
  ]
  const range = (of: string) => `${of}${firstRow}:${of}${lastRow}`
  return {
    title: texts.amounts,
    columns: [
      column(texts.line, 'text', 40),
      column(texts.portions, 'count', 12),
      column(texts.unitPrice, 'lira', 14),
      column(texts.vatRate, 'count', 8),
      column(texts.amounts, 'lira', 20),
    ],
    batches: [
      [
        ...rows,
        ...(lines.length === 0
          ? []
          : [
              below(texts.net, `SUM(${range('E')})`, net),
              ...vat.map(({ rate, price }) =>
                below(texts.vat(rate), `ROUND(SUMIF(${range('D')},${rate},${range('E')})*${rate}/100,2)`, price),
              ),
              below(texts.total, `SUM(E${netRow}:E${totalRow - 1})`, total),
              ...(withheld === 0
                ? []
                : [
                    below(texts.withheld, `-ROUND(SUM(E${netRow + 1}:E${totalRow - 1})/2,2)`, -withheld),
                    below(texts.payable, `E${totalRow}+E${totalRow + 1}`, lira(total - withheld)),
                  ]),
            ]),
        [],
        [plain(`${catering} · ${firm} · ${periodText(period)}`)],
        ...(unpriced === 0 ? [] : [[texts.unpriced(unpriced)]]),
        [texts.notAnInvoice],
      ],
    ],
  }
}

const corrections = ({ corrections: rows }: StatementBook): FilledSheet => ({
  title: texts.corrections,
  columns: [
    column(texts.day, 'day', 14),
    column(texts.shift, 'text', 24),
    column(texts.portions, 'count', 12),
    column(texts.status, 'text', 16),
    column(texts.proposedBy, 'text', 36),
    column(texts.reason, 'text', 60),
    column(texts.answer, 'text', 60),
  ],
  batches: [
    rows.map(({ date, shift, portions, status, proposedBy, reason, answer }) => [
      dayCell(date),
      plain(shift),
      portions,
      correctionStates[status],
      plain(proposedBy),
      plain(reason),
      answer && plain(answer),
    ]),
  ],
})

/** With guests, and corrections that name no department, so that the total is the statement's. */
const departments = (book: StatementBook, named: NonNullable<StatementBook['departments']>): FilledSheet => {
  const { shifts, days } = book
  const guests = sum(days.map((day) => day.guests))
  const all = sum(days.map(portionsOf))
  const undivided = all - guests - sum(named.map(({ portions }) => portions))
  const guestTotal = `${texts.grid}!${gridColumns(shifts.length).guests}${firstRow + days.length}`
  const rows: Cell[][] = [
    ...named.map(({ name, portions }): Cell[] => [plain(name ?? texts.otherDepartments), portions]),
    ...(guests === 0 ? [] : [[texts.guests, { formula: guestTotal, result: guests }]]),
    ...(undivided === 0 ? [] : [[texts.correction, undivided]]),
  ]
  const total = { formula: `SUM(B${firstRow}:B${firstRow + rows.length - 1})`, result: all }
  return {
    title: texts.departments,
    columns: [column(texts.department, 'text', 40), column(texts.portions, 'count', 12)],
    batches: [[...rows, ...(rows.length === 0 ? [] : [[texts.total, total]])]],
  }
}

export class ExcelStatementBooks extends StatementBooks {
  write(book: StatementBook): AsyncIterable<Uint8Array> {
    return streamedWorkbook([
      grid(book),
      amounts(book),
      corrections(book),
      ...(book.departments === null ? [] : [departments(book, book.departments)]),
    ])
  }
}
