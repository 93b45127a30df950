import exceljs from 'exceljs'

export interface PasswordRow {
  fullName: string
  phone: string
  oneTimePassword: string
}

/** A cell that begins like a formula is shown as text by every program that opens it. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** One-time passwords to hand out, as an .xlsx workbook. */
export const passwordSheet = async (rows: readonly PasswordRow[]): Promise<Uint8Array> => {
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet('Parolalar')
  sheet.columns = [
    { header: 'Ad Soyad', key: 'fullName', width: 32 },
    { header: 'Telefon', key: 'phone', width: 16 },
    { header: 'Tek Kullanımlık Parola', key: 'oneTimePassword', width: 28 },
  ]
  sheet.getRow(1).font = { bold: true }
  for (const { fullName, phone, oneTimePassword } of rows) sheet.addRow([plain(fullName), phone, oneTimePassword])
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
