import { type Facts, Refusal } from '../../core/shared/index.ts'
import { type ImportRow, type SpreadsheetRefusalCode, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { formatOf } from './magic.ts'
import { readPeople } from './read-people.ts'
import { readText } from './read-text.ts'

/** Without `maxLines` the file is a list of people. */
export interface ReaderTask {
  file: Uint8Array
  maxLines?: number | undefined
}
type Refused = { refused: { code: SpreadsheetRefusalCode; facts: Facts } }
export type ReaderAnswer = { read: ImportRow[] | string } | Refused

const answerTo = async ({ file, maxLines }: ReaderTask): Promise<ReaderAnswer> => {
  try {
    return { read: maxLines === undefined ? await readPeople(file) : await readText(file, maxLines) }
  } catch (error) {
    const unreadable = formatOf(file) === 'xls' ? 'spreadsheet.locked_or_old' : 'spreadsheet.broken'
    const { code, facts } = error instanceof Refusal ? error : spreadsheetRefusal(unreadable)
    return { refused: { code: code as SpreadsheetRefusalCode, facts } }
  }
}

process.once('message', (task: ReaderTask) => {
  void answerTo(task).then((answer) => process.send?.(answer))
})
