/** Labels of people's and companies' fields in forms, lists and tables. */
export const fieldLabels = {
  fullName: 'Ad soyad',
  phone: 'Telefon',
  email: 'E-posta',
  role: 'Rol',
  department: 'Departman',
  shift: 'Vardiya',
  status: 'Durum',
  address: 'Adres',
  street: 'Sokak',
  district: 'İlçe',
  city: 'Şehir',
  postalCode: 'Posta kodu',
  taxNumber: 'Vergi kimlik numarası',
} as const
