import { type BilledLine, type CostBook, CostBooks, type CostLine } from '../../core/costs/index.ts'
import { costTexts as texts } from '../../texts/costs/costs.ts'
import { plain } from './cells.ts'
import { type Cell, type FilledSheet, streamedWorkbook } from './streamed-sheet.ts'

const formats = { text: '@', count: '#,##0', lira: '#,##0.00 "₺"', share: '0.0%' } as const

const column = (header: string, unit: keyof typeof formats, width: number) => ({ header, width, format: formats[unit] })
const missing = column(texts.missing, 'text', 80)
const costColumns = (perPortion: string) => [
  column(texts.cost, 'lira', 22),
  column(texts.state, 'text', 12),
  column(perPortion, 'lira', 18),
]
const billedColumns = [
  column(texts.meals, 'count', 12),
  ...costColumns(texts.perMeal),
  column(texts.billed, 'lira', 28),
  column(texts.unbilled, 'count', 22),
  column(texts.share, 'share', 18),
  missing,
]

const costCells = ({ portions, cost, isComplete, perPortion }: CostLine): Cell[] => [
  portions,
  cost,
  isComplete ? texts.complete : texts.atLeast,
  perPortion,
]
const billedCells = (line: BilledLine): Cell[] => [
  ...costCells(line),
  line.billed,
  line.unbilledPortions,
  line.share,
  plain(line.missing),
]

const month = ({ facts }: CostBook): FilledSheet => ({
  title: texts.monthTab,
  columns: [column(texts.fact, 'text', 30), column(texts.value, 'text', 28), column(texts.note, 'text', 80)],
  batches: [
    facts.map(({ label, value, unit, note }) => [
      label,
      typeof value === 'number' ? { value, format: formats[unit] } : value && plain(value),
      plain(note),
    ]),
  ],
})

const firms = ({ firms: rows }: CostBook): FilledSheet => ({
  title: texts.firmsTab,
  columns: [column(texts.firm, 'text', 40), ...billedColumns],
  batches: [rows.map((firm) => [plain(firm.name), ...billedCells(firm)])],
})

const components = ({ components: rows }: CostBook): FilledSheet => ({
  title: texts.componentsTab,
  columns: [
    column(texts.component, 'text', 40),
    { header: texts.portions, width: 14, format: '#,##0.0' },
    ...costColumns(texts.perPortion),
    missing,
  ],
  batches: [rows.map((one) => [plain(one.name), ...costCells(one), plain(one.missing)])],
})

const days = ({ days: rows }: CostBook): FilledSheet => ({
  title: texts.daysTab,
  columns: [{ header: texts.date, width: 14, format: 'dd.mm.yyyy' }, ...billedColumns],
  batches: [
    rows.map(({ date, costs }) => [
      new Date(`${date}T00:00:00Z`),
      ...(costs === null ? [null, null, texts.notKept] : billedCells(costs)),
    ]),
  ],
})

export class ExcelCostBooks extends CostBooks {
  write(book: CostBook): AsyncIterable<Uint8Array> {
    return streamedWorkbook([month(book), firms(book), components(book), days(book)])
  }
}
