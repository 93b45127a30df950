import { fieldLabels } from './field-labels.ts'

/** Of workbooks; those of a list of people are recognized when it is uploaded. */
export const sheetHeadings = {
  fullName: 'Ad Soyad',
  phone: fieldLabels.phone,
  department: fieldLabels.department,
  shifts: fieldLabels.shift,
  oneTimePassword: 'Tek kullanımlık şifre',
  reason: 'Neden',
} as const
export const peopleSheetTitle = 'Çalışanlar'
export const passwordSheetTitle = 'Şifreler'

export const failedRowsTitle = 'Düzeltilecek satırlar'
export const failedRowsFile = 'duzeltilecek-satirlar.xlsx'

export const stateLabels = { active: 'Aktif', inactive: 'Pasif' } as const
/** As an imported list names several; a title may have a comma itself. */
export const shiftNames = (titles: readonly string[]): string => titles.join('; ')

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
