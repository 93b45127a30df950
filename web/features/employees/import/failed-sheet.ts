import { writeXlsx } from 'hucre/xlsx'
import { failedRowsColumns, failedRowsFile, failedRowsTitle } from '../../../../src/texts/kernel/sheets.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { plain, workbookType } from '../cells.ts'

/** Made here, where the rows are; the server keeps none of them. */
export const failedSheet = async (failed: ImportEmployeesApiResponse['errors']): Promise<File> => {
  const rows = failed.map(({ full_name, message, ...cells }) => {
    const one = { ...cells, fullName: full_name, reason: message }
    return failedRowsColumns.map(({ key }) => plain(one[key]))
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
