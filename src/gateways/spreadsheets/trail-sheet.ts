import { type TrailLine, TrailSheets } from '../../core/audit/index.ts'
import { logTypeLabels } from '../../texts/audit/labels.ts'
import { trailHeadings as headings, trailTitle } from '../../texts/kernel/sheets.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const turkishTime = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
})

const sheet = {
  title: trailTitle,
  columns: [
    { header: headings.time, width: 20 },
    { header: headings.type, width: 24 },
    { header: headings.description, width: 80 },
    { header: headings.actor, width: 28 },
  ],
  cellsOf: ({ createdAt, type, description, actorName }: TrailLine): string[] => [
    turkishTime.format(createdAt),
    logTypeLabels[type],
    plain(description),
    plain(actorName ?? ''),
  ],
}

export class ExcelTrailSheets extends TrailSheets {
  write(batches: AsyncIterable<readonly TrailLine[]>): AsyncIterable<Uint8Array> {
    return streamedSheet(sheet, batches)
  }
}
