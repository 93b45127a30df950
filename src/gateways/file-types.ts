import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import { FileTypes } from '../core/mail/index.ts'

/** Control characters that do not occur in text files; tab, line feed, form feed and carriage return do. */
const notText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

const isText = async (content: AsyncIterable<Uint8Array>): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const part of content) if (notText.test(decoder.decode(part, { stream: true }))) return false
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Reads only as much of a file as its type needs. Text has no signature, so it is read completely. */
export class ContentFileTypes extends FileTypes {
  async of(read: () => AsyncIterable<Uint8Array>): Promise<string | null> {
    const found = await fileTypeFromStream(Readable.toWeb(Readable.from(read(), { objectMode: false })))
    if (found !== undefined) return found.mime
    return (await isText(read())) ? 'text/plain' : null
  }
}
