import { KitchenSheets, type ListLine } from '../../core/menus/index.ts'
import { companyTypeLabels, fieldLabels } from '../../texts/labels.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const sheet = {
  title: 'Üretim listesi',
  columns: [
    { header: 'Tarih', width: 12 },
    { header: companyTypeLabels.corporate, width: 32 },
    { header: companyTypeLabels.catering, width: 32 },
    { header: 'Vardiya', width: 24 },
    { header: 'Durum', width: 28 },
    { header: fieldLabels.department, width: 28 },
    { header: 'Seçenek', width: 20 },
    { header: 'Yemek', width: 48 },
    { header: 'Kişi', width: 8 },
    { header: 'Not', width: 40 },
  ],
  cellsOf: ({ date, firm, catering, shift, state, department, option, dish, people, note }: ListLine): string[] => [
    date.split('-').reverse().join('.'),
    plain(firm),
    plain(catering),
    plain(shift),
    state,
    plain(department),
    plain(option),
    plain(dish),
    String(people),
    plain(note),
  ],
}

export class ExcelKitchenSheets extends KitchenSheets {
  write(batches: AsyncIterable<readonly ListLine[]>): AsyncIterable<Uint8Array> {
    return streamedSheet(sheet, batches)
  }
}
