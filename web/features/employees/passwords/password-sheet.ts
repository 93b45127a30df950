import { writeXlsx } from 'hucre/xlsx'
import { passwordSheetTitle, sheetHeadings } from '../../../../src/texts/kernel/sheets.ts'
import type { Slip } from './slip.ts'
import { plain, workbookType } from '../cells.ts'

/** Created in the browser: the server never stores the passwords in plain text. */
export const passwordSheet = async (slips: readonly Slip[]): Promise<File> => {
  const sheet = await writeXlsx({
    sheets: [
      {
        name: passwordSheetTitle,
        columns: [{ width: 24 }, { width: 32 }, { width: 16 }, { width: 28 }],
        rows: [
          [sheetHeadings.department, sheetHeadings.fullName, sheetHeadings.phone, sheetHeadings.oneTimePassword],
          ...slips.map((slip) => [plain(slip.department ?? ''), plain(slip.fullName), slip.phone, slip.password]),
        ],
      },
    ],
  })
  return new File([new Uint8Array(sheet)], 'tek-kullanimlik-sifreler.xlsx', { type: workbookType })
}
