import { type ProductionBook, ProductionBooks } from '../../core/kitchen/index.ts'
import { productionTexts as texts } from '../../texts/kitchen/production.ts'
import { plain } from './cells.ts'
import { type FilledSheet, streamedWorkbook } from './streamed-sheet.ts'

const count = (header: string) => ({ header, width: 14, format: '#,##0' })

const toCook = ({ components }: ProductionBook): FilledSheet => ({
  title: texts.toCookTab,
  columns: [
    { header: texts.group, width: 14 },
    { header: texts.component, width: 40 },
    count(texts.frozen),
    count(texts.open),
    count(texts.estimate),
    count(texts.guests),
    count(texts.reserve),
    count(texts.toCook),
    count(texts.ownNumber),
  ],
  batches: [
    components.map((one) => [
      one.isMain ? texts.main : texts.side,
      plain(one.name),
      one.frozen,
      one.open,
      one.estimate,
      one.guests,
      one.reserve,
      one.toCook,
      one.ownNumber,
    ]),
  ],
})

const byFirm = ({ firms, byFirm: rows }: ProductionBook): FilledSheet => ({
  title: texts.byFirmTab,
  columns: [{ header: texts.component, width: 40 }, ...firms.map((firm) => count(plain(firm)))],
  batches: [rows.map(({ name, portions }) => [plain(name), ...portions])],
})

const deliveries = ({ date, deliveries: rows }: ProductionBook): FilledSheet => ({
  title: texts.deliveryTab,
  columns: [
    { header: texts.date, width: 14, format: 'dd.mm.yyyy' },
    { header: texts.time, width: 10 },
    { header: texts.route, width: 20 },
    { header: texts.firm, width: 36 },
    { header: texts.shift, width: 24 },
    { header: texts.address, width: 50 },
    { header: texts.option, width: 18 },
    { header: texts.dish, width: 60 },
    count(texts.portions),
    count(texts.guests),
    { header: texts.state, width: 36 },
  ],
  batches: [
    rows.map((one) => [
      new Date(`${date}T00:00:00Z`),
      one.time,
      plain(one.route ?? ''),
      plain(one.firm),
      plain(one.shift),
      plain(one.address),
      plain(one.option),
      plain(one.dish),
      one.portions,
      one.guests,
      one.state,
    ]),
  ],
})

export class ExcelProductionBooks extends ProductionBooks {
  write(book: ProductionBook): AsyncIterable<Uint8Array> {
    return streamedWorkbook([toCook(book), byFirm(book), deliveries(book)])
  }
}
