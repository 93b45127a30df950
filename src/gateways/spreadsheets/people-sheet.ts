import { PeopleSheets, type PersonLine } from '../../core/workforce/index.ts'
import { roleLabels } from '../../texts/access/labels.ts'
import { peopleSheetTitle, shiftNames, stateLabels } from '../../texts/kernel/sheets.ts'
import { peopleColumns } from '../../texts/workforce/person-fields.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const turkishDay = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})

const cellsOf = ({ ownShifts, role, isActive, createdAt, ...texts }: PersonLine) => ({
  ...texts,
  shifts: shiftNames(ownShifts),
  role: roleLabels[role],
  state: isActive ? stateLabels.active : stateLabels.inactive,
  createdAt: turkishDay.format(createdAt),
})

export class ExcelPeopleSheets extends PeopleSheets {
  write(batches: AsyncIterable<readonly PersonLine[]>, hasShifts: boolean): AsyncIterable<Uint8Array> {
    const columns = peopleColumns.filter(({ key }) => hasShifts || key !== 'shifts')
    const sheet = {
      title: peopleSheetTitle,
      columns: columns.map(({ header, width }) => ({ header, width })),
      cellsOf: (line: PersonLine): string[] => {
        const cells = cellsOf(line)
        return columns.map(({ key }) => plain(cells[key]))
      },
    }
    return streamedSheet(sheet, batches)
  }
}
