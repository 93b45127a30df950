import { Readable } from 'node:stream'
import JSZip from 'jszip'
import { Refusal } from '../../core/shared/index.ts'
import { bounds } from './bounds.ts'

const unsafe = () => new Refusal('spreadsheet.unsafe')

/** Unpacks one entry, counting what really comes out: the sizes in the directory are only claims. */
const unpack = async (entry: JSZip.JSZipObject, mostBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw unsafe()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Without its zero bytes UTF-16 reads like ASCII, so that a document type cannot hide in it. */
const declaresDocumentType = (bytes: Buffer): boolean =>
  /<!doctype/i.test(bytes.toString('latin1').replaceAll('\0', ''))

/** Refuses bombs and document types before anything reads the workbook. */
export const refuseUnsafeZip = async (file: Uint8Array): Promise<void> => {
  const entries = Object.values((await JSZip.loadAsync(file)).files)
  if (entries.length > bounds.zipEntries) throw unsafe()
  let left: number = bounds.unpackedBytes
  for (const entry of entries) {
    const bytes = await unpack(entry, left)
    left -= bytes.length
    if (declaresDocumentType(bytes)) throw unsafe()
  }
}
