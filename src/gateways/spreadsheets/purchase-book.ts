import { type PurchaseBook, PurchaseBooks } from '../../core/buying/index.ts'
import { neededText, purchaseTexts as texts } from '../../texts/buying/purchase.ts'
import { plain } from './cells.ts'
import { type FilledSheet, streamedWorkbook } from './streamed-sheet.ts'

const text = (header: string, width: number) => ({ header, width })
const count = (header: string) => ({ header, width: 12, format: '#,##0' })
const amount = (header: string) => ({ header, width: 14, format: '#,##0.000' })
const lira = (header: string) => ({ header, width: 18, format: '#,##0.00' })

const toBuy = ({ lines, hasPrices, estimateShare }: PurchaseBook): FilledSheet => ({
  title: texts.toBuyTab,
  columns: [
    text(texts.supplier, 32),
    text(texts.ingredient, 28),
    { ...amount(neededText(estimateShare)), width: 24 },
    amount(texts.shelf),
    amount(texts.ordered),
    amount(texts.missing),
    text(texts.measure, 8),
    count(texts.units),
    text(texts.unit, 12),
    amount(texts.content),
    text(texts.product, 36),
    text(texts.note, 30),
    ...(hasPrices ? [lira(texts.unitPrice), lira(texts.amount)] : []),
  ],
  batches: [
    lines.map((line) => [
      plain(line.supplier),
      plain(line.ingredient),
      line.needed,
      line.shelf,
      line.ordered,
      line.missing,
      line.measure,
      line.units,
      line.unit,
      line.content,
      plain(line.product),
      line.note,
      ...(hasPrices ? [line.unitPrice, line.amount] : []),
    ]),
  ],
})

const sources = ({ sources: rows }: PurchaseBook): FilledSheet => ({
  title: texts.sourcesTab,
  columns: [
    text(texts.ingredient, 28),
    { header: texts.date, width: 14, format: 'dd.mm.yyyy' },
    text(texts.component, 36),
    amount(texts.portions),
    amount(texts.perPortion),
    text(texts.measure, 8),
    amount(texts.quantity),
    text(texts.measure, 8),
  ],
  batches: [
    rows.map((one) => [
      plain(one.ingredient),
      new Date(`${one.date}T00:00:00Z`),
      plain(one.component),
      one.portions,
      one.perPortion,
      one.baseUnit,
      one.quantity,
      one.measure,
    ]),
  ],
})

const leftOut = ({ leftOut: rows }: PurchaseBook): FilledSheet => ({
  title: texts.leftOutTab,
  columns: [
    text(texts.what, 36),
    text(texts.reason, 24),
    amount(texts.portions),
    amount(texts.quantity),
    text(texts.measure, 8),
  ],
  batches: [rows.map((one) => [plain(one.what), one.reason, one.portions, one.quantity, one.measure])],
})

export class ExcelPurchaseBooks extends PurchaseBooks {
  write(book: PurchaseBook): AsyncIterable<Uint8Array> {
    return streamedWorkbook([toBuy(book), sources(book), leftOut(book)])
  }
}
