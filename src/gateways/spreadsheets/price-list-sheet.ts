import { type PriceLine, PriceListSheets } from '../../core/store/index.ts'
import { priceListHeadings as headings, priceListTitle } from '../../texts/kernel/sheets.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const decimals = new Intl.NumberFormat('tr-TR', { useGrouping: false, minimumFractionDigits: 2 })
const digits = new Intl.NumberFormat('tr-TR', { useGrouping: false, maximumFractionDigits: 2 })

const sheet = {
  title: priceListTitle,
  columns: [
    { header: headings.name, width: 36 },
    { header: headings.category, width: 22 },
    { header: headings.description, width: 48 },
    { header: headings.unit, width: 10 },
    { header: headings.price, width: 14 },
    { header: headings.minimum, width: 14 },
    { header: headings.stock, width: 14 },
    { header: headings.code, width: 14 },
    { header: headings.vat, width: 8 },
    { header: headings.content, width: 14 },
  ],
  cellsOf: (line: PriceLine): string[] => [
    plain(line.name),
    plain(line.category),
    plain(line.description),
    line.unitType,
    decimals.format(line.unitPrice),
    digits.format(line.minimumOrderQuantity),
    digits.format(line.stockQuantity),
    plain(line.code ?? ''),
    line.vatRate === null ? '' : String(line.vatRate),
    line.contentQuantity === null ? '' : `${digits.format(line.contentQuantity)} ${line.contentUnit}`,
  ],
}

export class ExcelPriceListSheets extends PriceListSheets {
  write(batches: AsyncIterable<readonly PriceLine[]>): AsyncIterable<Uint8Array> {
    return streamedSheet(sheet, batches)
  }
}
