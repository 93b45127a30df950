import type { AbsenceRowProblem } from '../../core/calendar/index.ts'
import { absenceDaysAhead, maxAbsentDays } from '../../core/calendar/rules.ts'
import { mobileForm } from '../kernel/field-reasons.ts'

const dateForm = '07.12.2026 gibi'

/** Why a row of a list of absences was left out. */
export const absenceRowProblems: Record<AbsenceRowProblem, string> = {
  phone_invalid: `Telefon numarası geçersiz (${mobileForm})`,
  person_missing: 'Bu telefonla kayıtlı aktif bir çalışan yok',
  name_differs: 'Bu telefon başka bir çalışanın; adı ya da telefonu düzeltin',
  above_you: 'Bu kişinin yetkisi sizinkinden yüksek; kendisi bildirebilir',
  first_unreadable: `Başlangıç tarihi anlaşılmadı (${dateForm} yazın)`,
  last_unreadable: `Bitiş tarihi anlaşılmadı (${dateForm} yazın)`,
  range_invalid: 'Bitiş başlangıçtan önce',
  past: 'Bu izin bitmiş',
  too_long: `Bir satır en fazla ${maxAbsentDays} gün olabilir; daha uzun bir izni iki satıra bölün`,
  too_far: `Yokluk en fazla ${absenceDaysAhead} gün sonrasına kadar bildirilebilir`,
}
