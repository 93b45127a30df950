import { type Facts, Refusal } from '../../core/shared/index.ts'
import { type ImportRow, type SpreadsheetRefusalCode, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { formatOf } from './magic.ts'
import { readPeople } from './read-people.ts'

export type ReaderAnswer = { people: ImportRow[] } | { refused: { code: SpreadsheetRefusalCode; facts: Facts } }

const answerTo = async (file: Uint8Array): Promise<ReaderAnswer> => {
  try {
    return { people: await readPeople(file) }
  } catch (error) {
    const unreadable = formatOf(file) === 'xls' ? 'spreadsheet.locked_or_old' : 'spreadsheet.broken'
    const { code, facts } = error instanceof Refusal ? error : spreadsheetRefusal(unreadable)
    return { refused: { code: code as SpreadsheetRefusalCode, facts } }
  }
}

process.once('message', (file: Uint8Array) => {
  void answerTo(file).then((answer) => process.send?.(answer))
})
