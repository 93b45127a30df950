import { KitchenSheets, type ListLine } from '../../core/menus/index.ts'
import { fieldLabels } from '../../texts/labels.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const sheet = {
  title: 'Üretim listesi',
  columns: [
    { header: 'Tarih', width: 14, format: 'dd.mm.yyyy' },
    { header: 'Vardiya', width: 36 },
    { header: 'Durum', width: 38 },
    { header: fieldLabels.department, width: 28 },
    { header: 'Seçenek', width: 20 },
    { header: 'Yemek', width: 60 },
    { header: 'Kişi', width: 8, format: '#,##0' },
  ],
  cellsOf: ({ date, shift, state, department, option, dish, people }: ListLine) => [
    new Date(`${date}T00:00:00Z`),
    plain(shift),
    state,
    plain(department),
    plain(option),
    plain(dish),
    people,
  ],
}

export class ExcelKitchenSheets extends KitchenSheets {
  write(batches: AsyncIterable<readonly ListLine[]>): AsyncIterable<Uint8Array> {
    return streamedSheet(sheet, batches)
  }
}
