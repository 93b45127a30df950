import { spreadsheetRefusal } from '../../core/workforce/index.ts'
import { SaxesParser } from 'saxes'
import { bounds } from './bounds.ts'

export interface Elements {
  /** Names come without a prefix, because each program chooses its own. */
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses a part while it is being unpacked and yields after each chunk, so that the caller can stop early. */
export async function* readXml(
  part: AsyncIterable<Buffer>,
  elements: Elements,
  countElement: () => void,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let tokenBytes = 0
  parser.on('opentag', ({ name, attributes }) => {
    countElement()
    tokenBytes = 0
    if (++depth > bounds.depth) throw spreadsheetRefusal('spreadsheet.too_heavy')
    elements.open(localName(name), attributes)
  })
  parser.on('text', (text) => elements.text?.(text))
  parser.on('closetag', ({ name }) => {
    tokenBytes = 0
    depth--
    elements.close?.(localName(name))
  })
  parser.on('doctype', () => {
    throw spreadsheetRefusal('spreadsheet.unsafe')
  })
  for await (const bytes of part) {
    tokenBytes += bytes.length
    parser.write(decoder.decode(bytes, { stream: true }))
    if (tokenBytes > bounds.tokenBytes) throw spreadsheetRefusal('spreadsheet.too_heavy')
    yield
  }
  parser.close()
}

export const readWholeXml = async (...of: Parameters<typeof readXml>): Promise<void> => {
  for await (const _ of readXml(...of));
}
