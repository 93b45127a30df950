import { bounds, countUpTo } from './bounds.ts'
import { readWholeXml } from './xml-part.ts'

/** Collects the text of a cell or a shared string, without its phonetic reading (`rPh`). */
export class Text {
  value = ''
  readonly #maxLength: number
  #isWanted = false
  #isPhonetic = false

  constructor(maxLength: number) {
    this.#maxLength = maxLength
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    this.#isWanted = name === 'v' || (name === 't' && !this.#isPhonetic)
  }

  add(text: string): void {
    if (this.#isWanted) this.value = (this.value + text).slice(0, this.#maxLength)
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    this.#isWanted = false
  }
}

export const sharedStringsOf = async (
  part: AsyncIterable<Buffer>,
  countElement: () => void,
  cellLength: number,
): Promise<string[]> => {
  const strings: string[] = []
  const count = countUpTo(bounds.sharedStrings, 'spreadsheet.too_heavy')
  let text = new Text(cellLength)
  await readWholeXml(
    part,
    {
      open: (name) => {
        if (name === 'si') text = new Text(cellLength)
        else text.open(name)
      },
      text: (piece) => text.add(piece),
      close: (name) => {
        text.close(name)
        if (name !== 'si') return
        count()
        strings.push(text.value)
      },
    },
    countElement,
  )
  return strings
}
