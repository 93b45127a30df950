import JSZip from 'jszip'

const mainParts = {
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
} as const

/**
 * A file that only identifies itself by its parts, in the order LibreOffice writes them: the list of types comes last.
 */
export const workbookOf = (kind: keyof typeof mainParts | 'zip'): Promise<Buffer> => {
  const zip = new JSZip()
  if (kind === 'zip') zip.file('a.txt', 'a')
  else {
    const [part, type] = mainParts[kind]
    zip.file('_rels/.rels', '<Relationships/>')
    zip.file(part, '<x/>')
    zip.file('[Content_Types].xml', `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`)
  }
  return zip.generateAsync({ type: 'nodebuffer' })
}
