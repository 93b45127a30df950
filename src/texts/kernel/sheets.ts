import { fieldLabels } from './field-labels.ts'

/** Of workbooks; those of a list of people are recognized when it is uploaded. */
export const sheetHeadings = {
  fullName: 'Ad Soyad',
  phone: fieldLabels.phone,
  email: fieldLabels.email,
  department: fieldLabels.department,
  shifts: fieldLabels.shift,
  oneTimePassword: 'Tek kullanımlık şifre',
  reason: 'Neden',
} as const
export const passwordSheetTitle = 'Şifreler'

export const failedRowsTitle = 'Düzeltilecek satırlar'
export const failedRowsFile = 'duzeltilecek-satirlar.xlsx'

/** A row of a list of people that was left out, as it was typed. */
export interface FailedCells {
  fullName: string
  phone: string
  email: string
  department: string
  shifts: string
  reason: string
}

/** The columns of a workbook of such rows; once corrected it is a list again, since nobody reads the last one. */
export const failedRowsColumns: readonly { header: string; key: keyof FailedCells; width: number }[] = [
  { header: sheetHeadings.fullName, key: 'fullName', width: 32 },
  { header: sheetHeadings.phone, key: 'phone', width: 18 },
  { header: sheetHeadings.email, key: 'email', width: 28 },
  { header: sheetHeadings.department, key: 'department', width: 24 },
  { header: sheetHeadings.shifts, key: 'shifts', width: 24 },
  { header: sheetHeadings.reason, key: 'reason', width: 60 },
]

export const peopleSheetTitle = 'Çalışanlar'
export const stateLabels = { active: 'Aktif', inactive: 'Pasif' } as const
/** As an imported list names several; a title may have a comma itself. */
export const shiftNames = (titles: readonly string[]): string => titles.join('; ')

/** The columns of a company's people; once corrected it can be imported, since nobody reads the last three. */
export const peopleColumns = [
  { header: sheetHeadings.fullName, key: 'fullName', width: 32 },
  { header: sheetHeadings.phone, key: 'phone', width: 18 },
  { header: sheetHeadings.email, key: 'email', width: 28 },
  { header: sheetHeadings.department, key: 'department', width: 24 },
  { header: sheetHeadings.shifts, key: 'shifts', width: 24 },
  { header: 'Rol', key: 'role', width: 22 },
  { header: 'Durum', key: 'state', width: 10 },
  { header: 'Kayıt tarihi', key: 'createdAt', width: 14 },
] as const

/** Of price lists; they are recognized by these when one is uploaded. */
export const priceListHeadings = {
  name: 'Ürün adı',
  category: 'Kategori',
  description: 'Açıklama',
  unit: 'Birim',
  price: 'Birim fiyat',
  minimum: 'En az sipariş',
  stock: 'Stok',
} as const
export const priceListTitle = 'Fiyat listesi'
