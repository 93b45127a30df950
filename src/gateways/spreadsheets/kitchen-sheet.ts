import { KitchenSheets, type ListLine } from '../../core/menus/index.ts'
import { kitchenListHeadings as headings, kitchenListTitle } from '../../texts/menus/kitchen-lists.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const sheet = {
  title: kitchenListTitle,
  columns: [
    { header: headings.date, width: 14, format: 'dd.mm.yyyy' },
    { header: headings.firm, width: 32 },
    { header: headings.catering, width: 32 },
    { header: headings.shift, width: 36 },
    { header: headings.state, width: 38 },
    { header: headings.department, width: 28 },
    { header: headings.option, width: 20 },
    { header: headings.dish, width: 60 },
    { header: headings.people, width: 8, format: '#,##0' },
    { header: headings.note, width: 28 },
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
