import exceljs, { type CellValue } from 'exceljs'
import JSZip from 'jszip'

/** A workbook as Excel saves it. */
export const workbookOf = async (...rows: CellValue[][]): Promise<Uint8Array> => {
  const workbook = new exceljs.Workbook()
  workbook.addWorksheet('Liste').addRows(rows)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

/** The workbook with parts added or replaced, for files that Excel would never save. */
export const tamperedWith = async (
  workbook: Uint8Array,
  parts: Record<string, Uint8Array | ((xml: string) => string)>,
): Promise<Uint8Array> => {
  const zip = await JSZip.loadAsync(workbook)
  for (const [name, part] of Object.entries(parts))
    zip.file(name, typeof part === 'function' ? part((await zip.file(name)?.async('string')) ?? '') : part)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 1 } })
}

export const cellsOf = async (workbook: Uint8Array): Promise<string[][]> => {
  const opened = new exceljs.Workbook()
  await opened.xlsx.load(workbook as unknown as ArrayBuffer)
  const rows: string[][] = []
  opened.worksheets[0]?.eachRow((row) => rows.push((row.values as CellValue[]).slice(1).map(String)))
  return rows
}
