import { type TrailLine, TrailSheets } from '../../core/audit/index.ts'
import { logTypeLabels } from '../../texts/audit/labels.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

const turkishTime = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
})

const sheet = {
  title: 'İşlem kayıtları',
  columns: [
    { header: 'Tarih', width: 20 },
    { header: 'Tür', width: 24 },
    { header: 'Açıklama', width: 80 },
    { header: 'Yapan', width: 28 },
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
