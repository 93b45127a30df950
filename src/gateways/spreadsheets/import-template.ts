import type { DataValidation, Worksheet } from 'exceljs'
import { importLimits, ImportTemplates } from '../../core/workforce/index.ts'
import { plain } from './cells.ts'
import { peopleSheetTitle, sheetHeadings, templateTexts } from '../../texts/kernel/sheets.ts'
import { exampleRow, listColumns } from '../../texts/workforce/person-fields.ts'

const listSheet = templateTexts.departments

/** The exceljs typings only cover validations of single cells, and ten thousand of those make a slow file. */
const dataValidationsOf = (sheet: Worksheet) =>
  (sheet as unknown as { dataValidations: { add: (range: string, rule: DataValidation) => void } }).dataValidations

/** Every column is text, so that no program strips the leading zero of a phone; departments are chosen from a list. */
export class ExcelImportTemplates extends ImportTemplates {
  async make({
    departments,
    shifts,
  }: {
    departments: readonly string[]
    shifts: readonly string[]
  }): Promise<Uint8Array> {
    const { default: exceljs } = await import('exceljs')
    const workbook = new exceljs.Workbook()
    const people = workbook.addWorksheet(peopleSheetTitle, { views: [{ state: 'frozen', ySplit: 1 }] })
    const text = { numFmt: '@' }
    const columns = listColumns.filter(({ key }) => shifts.length > 0 || key !== 'shifts')
    people.columns = columns.map((column) => ({ ...column, style: text }))
    people.getRow(1).font = { bold: true }
    people.addRow({ ...exampleRow, department: departments[0] ?? '', shifts: shifts[0] ?? '' }).font = {
      italic: true,
      color: { argb: 'FF808080' },
    }

    const list = workbook.addWorksheet(listSheet)
    list.columns = [{ header: sheetHeadings.department, key: 'name', width: 32, style: text }]
    list.addRows(departments.map((name) => [plain(name)]))
    const { letter } = people.getColumn('department')
    if (departments.length > 0)
      dataValidationsOf(people).add(`${letter}2:${letter}${importLimits.rows + 1}`, {
        type: 'list',
        allowBlank: true,
        formulae: [`${listSheet}!$A$2:$A$${departments.length + 1}`],
        showErrorMessage: true,
        errorTitle: sheetHeadings.department,
        error: templateTexts.unknownDepartment,
      })
    if (shifts.length > 1) {
      const { letter: ofShifts } = people.getColumn('shifts')
      dataValidationsOf(people).add(`${ofShifts}2:${ofShifts}${importLimits.rows + 1}`, {
        type: 'textLength',
        operator: 'greaterThanOrEqual',
        formulae: [0],
        allowBlank: true,
        showInputMessage: true,
        promptTitle: sheetHeadings.shifts,
        prompt: templateTexts.shifts,
      })
    }
    return new Uint8Array(await workbook.xlsx.writeBuffer())
  }
}
