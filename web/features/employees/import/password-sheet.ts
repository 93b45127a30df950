import { writeXlsx } from 'hucre/xlsx'
import { passwordSheetTitle, sheetHeadings } from '../../../../src/texts/sheets.ts'
import type { Slip } from '../slips/slip.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell that begins like a formula is shown as text by every program that opens it. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Made here: the passwords are never on the server as they are. */
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
