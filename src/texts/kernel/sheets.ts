import { fieldLabels } from './field-labels.ts'

/** Column headings in workbooks of people; what an import recognizes is in `listHeadings`. */
export const sheetHeadings = {
  company: 'Şirket',
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
/** The separator used in imported lists; not a comma, because a title may contain one. */
export const shiftNames = (titles: readonly string[]): string => titles.join('; ')

/** Column headings of price lists; what an import recognizes is in `productHeadings`. */
export const priceListHeadings = {
  name: 'Ürün adı',
  category: 'Kategori',
  description: 'Açıklama',
  unit: 'Birim',
  price: 'Birim fiyat',
  minimum: 'En az sipariş',
  stock: 'Stok',
  code: 'Kod',
  vat: 'KDV %',
  content: 'Birim içeriği',
} as const
export const priceListTitle = 'Fiyat listesi'

/** Column headings of the workbook of recipes; what an import recognizes is in `recipeHeadings`. */
export const recipeBookHeadings = {
  component: 'Bileşen',
  portions: 'Porsiyon',
  ingredient: 'Malzeme',
  quantity: 'Net miktar',
  trim: 'Fire %',
  note: 'Not',
  cookedWeight: 'Pişmiş porsiyon (g)',
  method: 'Yapılışı',
} as const
export const recipeBookTitle = 'Reçeteler'

export const trailTitle = 'İşlem kayıtları'
export const trailHeadings = { time: 'Tarih', type: 'Tür', description: 'Açıklama', actor: 'Yapan' } as const

/** Texts of the template for a list of people. */
export const templateTexts = {
  departments: 'Departmanlar',
  unknownDepartment: 'Listeden bir departman seçin ya da boş bırakın.',
} as const
