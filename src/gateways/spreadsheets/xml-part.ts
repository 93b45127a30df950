import { SaxesParser } from 'saxes'
import { Refusal } from '../../core/shared/index.ts'
import { bounds } from './bounds.ts'

export interface Elements {
  /** Names come without their prefix, as a program is free to choose it. */
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Tells `elements` what a part says while it is unpacked. Yields after each piece, so that the rest need not be unpacked. */
export async function* readXml(
  part: AsyncIterable<Buffer>,
  elements: Elements,
  countElement: () => void,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let silentBytes = 0
  parser.on('opentag', ({ name, attributes }) => {
    countElement()
    silentBytes = 0
    if (++depth > bounds.depth) throw new Refusal('spreadsheet.too_heavy')
    elements.open(localName(name), attributes)
  })
  parser.on('text', (text) => elements.text?.(text))
  parser.on('closetag', ({ name }) => {
    silentBytes = 0
    depth--
    elements.close?.(localName(name))
  })
  parser.on('doctype', () => {
    throw new Refusal('spreadsheet.unsafe')
  })
  for await (const bytes of part) {
    silentBytes += bytes.length
    parser.write(decoder.decode(bytes, { stream: true }))
    if (silentBytes > bounds.tokenBytes) throw new Refusal('spreadsheet.too_heavy')
    yield
  }
  parser.close()
}

/** Reads a part to its end. */
export const readWholeXml = async (...of: Parameters<typeof readXml>): Promise<void> => {
  for await (const _ of readXml(...of));
}
