import exceljs, { type CellValue } from 'exceljs'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const isInstalled = (): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
export const hasLibreOffice = isInstalled()

const formulasOf = (book: exceljs.Workbook): exceljs.Cell[] => {
  const cells: exceljs.Cell[] = []
  for (const sheet of book.worksheets)
    sheet.eachRow((row) => row.eachCell((cell) => cell.type === exceljs.ValueType.Formula && cells.push(cell)))
  return cells
}
const keyOf = (cell: exceljs.Cell): string => `${cell.worksheet.name}!${cell.address}`
const resultsOf = (book: exceljs.Workbook): Record<string, CellValue> =>
  Object.fromEntries(formulasOf(book).map((cell) => [keyOf(cell), (cell.value as { result?: CellValue }).result ?? 0]))

/** The values of a workbook's formulas as the file has them, and as LibreOffice computes them without seeing those. */
export const recomputed = async (
  file: Uint8Array,
): Promise<{ kept: Record<string, CellValue>; computed: Record<string, CellValue> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'tabldot-office-'))
  try {
    const book = new exceljs.Workbook()
    await book.xlsx.load(file as never)
    const kept = resultsOf(book)
    for (const cell of formulasOf(book)) cell.value = { formula: cell.formula, result: undefined } as never
    const [blank, out] = [join(folder, 'blank.xlsx'), join(folder, 'out')]
    await writeFile(blank, new Uint8Array(await book.xlsx.writeBuffer()))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', out, blank])
    const computed = new exceljs.Workbook()
    await computed.xlsx.load((await readFile(join(out, 'blank.xlsx'))) as never)
    return { kept, computed: resultsOf(computed) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
