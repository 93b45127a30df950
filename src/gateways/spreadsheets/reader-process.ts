import { type Facts, Refusal } from '../../core/shared/index.ts'
import { spreadsheetRefusal } from '../../core/workforce/index.ts'
import { formatOf } from './magic.ts'
import { type ListKind, listReaders, type RowOf } from './read-list.ts'

export interface ReaderQuestion {
  kind: ListKind
  file: Uint8Array
}
export type ReaderAnswer = { rows: RowOf<ListKind>[] } | { refused: { code: string; facts: Facts } }

const answerTo = async ({ kind, file }: ReaderQuestion): Promise<ReaderAnswer> => {
  try {
    return { rows: await listReaders[kind](file) }
  } catch (error) {
    const unreadable = formatOf(file) === 'xls' ? 'spreadsheet.locked_or_old' : 'spreadsheet.broken'
    const { code, facts } = error instanceof Refusal ? error : spreadsheetRefusal(unreadable)
    return { refused: { code, facts } }
  }
}

process.once('message', (question: ReaderQuestion) => {
  void answerTo(question).then((answer) => process.send?.(answer))
})
