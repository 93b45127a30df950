import { posix } from 'node:path'
import { readWholeXml } from './xml-part.ts'
import type { OpenPart } from './zip-parts.ts'

const folder = 'xl'

const isHiddenState = (state: string | undefined): boolean => state === 'hidden' || state === 'veryHidden'

/** The paths of the workbook's sheets in order, with their names and whether they are hidden, and the path of its shared strings. */
export const contentsOf = async (open: OpenPart, countElement: () => void) => {
  const sheetOf = new Map<string, string>()
  let strings: string | undefined
  await readWholeXml(
    await open(`${folder}/_rels/workbook.xml.rels`),
    {
      open: (name, { Id = '', Type = '', Target = '' }) => {
        if (name !== 'Relationship') return
        const path = posix.resolve('/', folder, Target).slice(1)
        if (Type.endsWith('/worksheet')) sheetOf.set(Id, path)
        if (Type.endsWith('/sharedStrings')) strings = path
      },
    },
    countElement,
  )
  const sheets = new Map<string, { name: string; isHidden: boolean }>()
  await readWholeXml(
    await open(`${folder}/workbook.xml`),
    {
      open: (name, attributes) => {
        if (name !== 'sheet') return
        const [, id = ''] = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id')) ?? []
        const path = sheetOf.get(id)
        if (path === undefined || sheets.has(path)) return
        sheets.set(path, { name: attributes.name ?? '', isHidden: isHiddenState(attributes.state) })
      },
    },
    countElement,
  )
  return { sheets, strings }
}
