import { writeXlsx } from 'hucre/xlsx'
import { fromWire } from '../../../../src/core/workforce/rules.ts'
import { failedRowsFile, failedRowsTitle } from '../../../../src/texts/kernel/sheets.ts'
import { failedRowsColumns } from '../../../../src/texts/workforce/person-fields.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { plain, workbookType } from '../cells.ts'

/** Created in the browser, since the server does not keep the rows. */
export const failedSheet = async (failed: ImportEmployeesApiResponse['errors']): Promise<File> => {
  const rows = failed.map(({ full_name, message, ...cells }) => {
    const one = { ...cells, ...fromWire(cells), fullName: full_name, reason: message }
    return failedRowsColumns.map(({ key }) => plain(one[key] ?? ''))
  })
  const sheet = await writeXlsx({
    sheets: [
      {
        name: failedRowsTitle,
        columns: failedRowsColumns.map(({ width }) => ({ width, numFmt: '@' })),
        rows: [failedRowsColumns.map(({ header }) => header), ...rows],
      },
    ],
  })
  return new File([new Uint8Array(sheet)], failedRowsFile, { type: workbookType })
}
