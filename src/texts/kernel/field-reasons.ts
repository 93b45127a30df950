import { passwordLength } from '../../core/access/rules.ts'

/** Which numbers are mobile phones, where a list or a file holds one of that length that is none (rule R1). */
export const mobileForm = '501–559 ile başlayan 10 haneli bir cep numarası olmalı'

/** What is wrong with a field of a form, where the server may have to say the same. */
export const fieldReasons = {
  phone: 'Telefon numarasını 5XXXXXXXXX biçiminde girin',
  email: 'Geçerli bir e-posta adresi yazın',
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
