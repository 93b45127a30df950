import { KitchenSheets, type ListLine } from '../../core/menus/index.ts'
import { companyTypeLabels } from '../../texts/access/labels.ts'
import { fieldLabels } from '../../texts/kernel/field-labels.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const sheet = {
  title: 'Üretim listesi',
  columns: [
    { header: 'Tarih', width: 14, format: 'dd.mm.yyyy' },
    { header: companyTypeLabels.corporate, width: 32 },
    { header: companyTypeLabels.catering, width: 32 },
    { header: 'Vardiya', width: 36 },
    { header: 'Durum', width: 38 },
    { header: fieldLabels.department, width: 28 },
    { header: 'Seçenek', width: 20 },
    { header: 'Yemek', width: 60 },
    { header: 'Kişi', width: 8, format: '#,##0' },
    { header: 'Not', width: 28 },
  ],
  cellsOf: ({ date, firm, catering, shift, state, department, option, dish, people, note }: ListLine) => [
    new Date(`${date}T00:00:00Z`),
    plain(firm),
    plain(catering),
    plain(shift),
    state,
    plain(department),
    plain(option),
    plain(dish),
    people,
    plain(note),
  ],
}

export class ExcelKitchenSheets extends KitchenSheets {
  write(batches: AsyncIterable<readonly ListLine[]>): AsyncIterable<Uint8Array> {
    return streamedSheet(sheet, batches)
  }
}
