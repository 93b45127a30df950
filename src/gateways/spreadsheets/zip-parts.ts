import { type Entry, fromBufferPromise } from 'yauzl'
import { Refusal } from '../../core/shared/index.ts'
import { bounds, countUpTo } from './bounds.ts'

/** Unpacks a part of the file piece by piece. Refuses with `spreadsheet.not_a_workbook` when there is none of that path. */
export type OpenPart = (path: string) => Promise<AsyncIterable<Buffer>>

/** Opens a zip file. Its directory may state no more than the bounds allow, and what is really unpacked is counted too. */
export const openZip = async (file: Uint8Array): Promise<OpenPart> => {
  const zip = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.length))
  if (zip.entryCount > bounds.zipEntries) throw new Refusal('spreadsheet.unsafe')
  const countStated = countUpTo(bounds.unpackedBytes, 'spreadsheet.unsafe')
  const countUnpacked = countUpTo(bounds.unpackedBytes, 'spreadsheet.unsafe')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    countStated(entry.uncompressedSize)
    entries.set(entry.fileName, entry)
  }
  return async (path) => {
    const entry = entries.get(path)
    if (entry === undefined) throw new Refusal('spreadsheet.not_a_workbook')
    return counted(await zip.openReadStreamPromise(entry), countUnpacked)
  }
}

async function* counted(bytes: AsyncIterable<Buffer>, count: (amount: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    count(piece.length)
    yield piece
  }
}
