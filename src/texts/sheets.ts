import { fieldLabels } from './labels.ts'

/** Of workbooks; those of a list of people are recognized when it is uploaded. */
export const sheetHeadings = {
  fullName: 'Ad Soyad',
  phone: fieldLabels.phone,
  email: fieldLabels.email,
  department: fieldLabels.department,
  oneTimePassword: 'Tek kullanımlık şifre',
} as const
export const passwordSheetTitle = 'Şifreler'
