import { fieldLabels } from './labels.ts'

/** Of workbooks; those of a list of people are recognized when it is uploaded. */
export const sheetHeadings = {
  fullName: 'Ad Soyad',
  phone: fieldLabels.phone,
  email: fieldLabels.email,
  department: fieldLabels.department,
  shifts: fieldLabels.shift,
  oneTimePassword: 'Tek kullanımlık şifre',
} as const
export const passwordSheetTitle = 'Şifreler'

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
