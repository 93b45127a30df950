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
export const peopleSheetTitle = 'Çalışanlar'
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

export const trailTitle = 'İşlem kayıtları'
export const trailHeadings = { time: 'Tarih', type: 'Tür', description: 'Açıklama', actor: 'Yapan' } as const

/** Of the workbook in which a list of people is written. */
export const templateTexts = {
  departments: 'Departmanlar',
  unknownDepartment: 'Listeden bir departman seçin ya da boş bırakın.',
} as const
/** Shows how to fill it in. The import skips it, and no real phone number begins like this one. */
export const exampleRow = { fullName: 'Örnek: Ayşe Yılmaz', phone: '5000000000', email: 'ayse@ornek.com' } as const
