import { fullNameRule, type RowProblem } from '../core/workforce/rules.ts'

/** Why a row of a list of people was left out. */
export const rowProblems: Record<RowProblem, string> = {
  name_missing: 'Ad soyad boş',
  name_invalid: `Ad soyad geçersiz (en az ${fullNameRule.min} harf olmalı)`,
  name_too_long: 'Ad soyad çok uzun',
  phone_invalid: 'Telefon numarası geçersiz (5XXXXXXXXX biçiminde olmalı)',
  phone_repeated: 'Aynı telefon numarası listede daha önce var',
  already_member: 'Bu telefon numarası zaten kayıtlı',
  department_unknown: 'Departman bulunamadı',
  shift_unknown: 'Vardiya bulunamadı; aktif vardiyaların adlarını virgülle ayırarak yazın',
  email_invalid: 'E-posta adresi geçersiz',
}

/** Of a list on which everybody is a member already: no failure, and nothing to do. */
export const nobodyNew = (members: number): string =>
  `Yeni kişi yok: ${members.toLocaleString('tr-TR')} kişi zaten kayıtlı`

/** Of members whose own shifts the list changed; they are no new people. */
export const shiftsChanged = (members: number): string =>
  `Zaten kayıtlı ${members.toLocaleString('tr-TR')} kişinin vardiyası güncellendi`
