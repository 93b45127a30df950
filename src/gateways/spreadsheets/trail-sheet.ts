import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { type TrailLine, TrailSheets } from '../../core/audit/index.ts'
import { logTypeLabels } from '../../texts/labels.ts'
import { plain } from './cells.ts'

const turkishTime = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
})

const cellsOf = ({ createdAt, type, description, actorName }: TrailLine): string[] => [
  turkishTime.format(createdAt),
  logTypeLabels[type],
  plain(description),
  plain(actorName ?? ''),
]

/** Streams with back-pressure; stops when the client disconnects. */
const fill = async (target: PassThrough, batches: AsyncIterable<readonly TrailLine[]>): Promise<void> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  const sheet = workbook.addWorksheet('Sistem Günlüğü', { views: [{ state: 'frozen', ySplit: 1 }] })
  const text = { numFmt: '@' }
  sheet.columns = [
    { header: 'Tarih', width: 20, style: text },
    { header: 'Tür', width: 24, style: text },
    { header: 'Açıklama', width: 80, style: text },
    { header: 'Yapan', width: 28, style: text },
  ]
  sheet.getRow(1).font = { bold: true }
  for await (const batch of batches) {
    if (target.destroyed) return
    for (const line of batch) sheet.addRow(cellsOf(line)).commit()
    if (target.writableNeedDrain) await once(target, 'drain')
  }
  sheet.commit()
  await workbook.commit()
}

export class ExcelTrailSheets extends TrailSheets {
  write(batches: AsyncIterable<readonly TrailLine[]>): AsyncIterable<Uint8Array> {
    const target = new PassThrough()
    fill(target, batches).catch((error: unknown) => target.destroy(error as Error))
    return target as Readable
  }
}
