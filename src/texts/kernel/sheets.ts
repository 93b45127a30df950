import { isRotation, type OwnShifts } from '../../core/shifts/rules.ts'
import { dated } from './dates.ts'
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
/** As in imported lists. Not separated by commas, because a title may contain one. */
export const shiftNames = (own: OwnShifts<string>): string =>
  isRotation(own) ? `${dated(own.firstMonday)}: ${own.weeks.map(shiftNames).join(' > ')}` : own.join('; ')

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
  shifts:
    'Birden çok vardiyayı virgülle ayırın. Haftadan haftaya değişiyorsa: Gündüz > Akşam > Gece. ' +
    'İlki bu haftanınkidir; başka bir haftadan başlıyorsa önüne tarihini yazın: 30.11.2026: Gündüz > Gece',
} as const
