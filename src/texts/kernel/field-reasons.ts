import { passwordLength } from '../../core/access/rules.ts'

/** The form of a mobile number, for a number in a list or file that has the right length but is not one (rule R1). */
export const mobileForm = '501–559 ile başlayan 10 haneli bir cep numarası olmalı'

/** What is wrong with a form field, if the server may have to say it too. */
export const fieldReasons = {
  phone: 'Telefon numarasını 5XXXXXXXXX biçiminde girin',
  email: 'Geçerli bir e-posta adresi yazın',
} as const

export const taxNumberReasons = {
  invalid: 'Bu numara geçerli bir vergi kimlik numarası değil. 10 hanesini vergi levhasından kontrol edin.',
  personal: 'T.C. kimlik numarası alınmaz. Şahıs işletmesinde bu alan boş kalır.',
} as const

export const passwordReasons = {
  too_short: `Şifre en az ${passwordLength.min} karakter olmalıdır.`,
  too_long: `Şifre en fazla ${passwordLength.max} karakter olabilir.`,
  too_common:
    'Bu şifre çok kullanıldığı için kolay tahmin edilir; birbiriyle ilgisiz birkaç kelimeyi yan yana yazmayı deneyin.',
  own_phone: 'Telefon numarası şifre olamaz; başkalarının bilmediği bir şifre seçin.',
  own_name: 'Kişinin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.',
  company_name: 'Şirketin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.',
} as const
