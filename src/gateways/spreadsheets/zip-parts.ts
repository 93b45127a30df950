import { spreadsheetRefusal } from '../../core/workforce/index.ts'
import { type Entry, fromBufferPromise } from 'yauzl'
import { bounds, countUpTo } from './bounds.ts'

/** Streams a part of the file. Refuses with `spreadsheet.not_a_workbook` if there is none at that path. */
export type OpenPart = (path: string) => Promise<AsyncIterable<Buffer>>

/** Opens a zip file. Both the sizes in its directory and the bytes actually unpacked have to stay within the bounds. */
export const openZip = async (file: Uint8Array): Promise<OpenPart> => {
  const zip = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.length))
  if (zip.entryCount > bounds.zipEntries) throw spreadsheetRefusal('spreadsheet.unsafe')
  const countDeclared = countUpTo(bounds.unpackedBytes, 'spreadsheet.unsafe')
  const countUnpacked = countUpTo(bounds.unpackedBytes, 'spreadsheet.unsafe')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    countDeclared(entry.uncompressedSize)
    entries.set(entry.fileName, entry)
  }
  return async (path) => {
    const entry = entries.get(path)
    if (entry === undefined) throw spreadsheetRefusal('spreadsheet.not_a_workbook')
    return counted(await zip.openReadStreamPromise(entry), countUnpacked)
  }
}

async function* counted(bytes: AsyncIterable<Buffer>, count: (amount: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    count(piece.length)
    yield piece
  }
}
