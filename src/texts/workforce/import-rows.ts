import { mobileForm } from '../kernel/field-reasons.ts'
import { maxOwnShifts, rotationRule } from '../../core/shifts/rules.ts'
import {
  type FailedRow,
  fullNameRule,
  optionalFacts,
  type OptionalFactProblem,
  optionalNames,
  type RowProblem,
} from '../../core/workforce/rules.ts'
import { optionalTexts } from './person-fields.ts'

const optionalFactProblems = Object.fromEntries(
  optionalNames.map((name) => [`${optionalFacts[name].wire}_invalid`, optionalTexts[name].listReason]),
) as Record<OptionalFactProblem, string>

/** Why a row of a list of people was skipped. */
export const rowProblems: Record<RowProblem, string | ((names: string) => string)> = {
  name_missing: 'Ad soyad boş',
  name_invalid: `Ad soyad geçersiz (en az ${fullNameRule.min} harf olmalı)`,
  name_too_long: 'Ad soyad çok uzun',
  phone_invalid: `Telefon numarası geçersiz (${mobileForm})`,
  phone_repeated: (row) => `Aynı telefon numarası listede daha önce var (satır ${row}); kişiyi tek satırda bırakın`,
  department_unknown: (name) => `Departman bulunamadı: ${name}`,
  department_inactive: (name) => `Departman pasif: ${name} (önce aktifleştirin)`,
  shift_unknown: (names) => `Vardiya bulunamadı: ${names} (adları şablondaki gibi yazın, birden çoksa virgülle ayırın)`,
  shift_ambiguous: (names) => `Bu adda birden çok vardiya var: ${names} (önce vardiyalara ayrı adlar verin)`,
  shift_too_many: `Bir kişinin en fazla ${maxOwnShifts} vardiyası olabilir`,
  rotation_invalid:
    'Vardiya düzeni okunamadı (“Gündüz > Akşam > Gece” ya da “30.11.2026: Gündüz > Akşam > Gece” gibi yazın; ' +
    `${rotationRule.minWeeks} ile ${rotationRule.maxWeeks} hafta arası, haftada en fazla ${rotationRule.maxShiftsOfWeek} vardiya)`,
  ...optionalFactProblems,
}

/** Limits on quoted names: a cell can hold anything, but a row gets one sentence. */
const shownNames = { count: 5, length: 60 } as const

const quoted = (names: readonly string[]): string =>
  names
    .slice(0, shownNames.count)
    .map(
      (name) => `“${name.length > shownNames.length ? `${name.slice(0, shownNames.length).toWellFormed()}…` : name}”`,
    )
    .concat(names.length > shownNames.count ? ['…'] : [])
    .join(', ')

export const rowProblemText = ({ problem, names = [] }: Omit<FailedRow, 'row'>): string => {
  const text = rowProblems[problem]
  if (typeof text === 'string') return text
  return text(problem === 'phone_repeated' ? names.join() : quoted(names))
}

/** For a list on which everyone is already a member, which is neither a failure nor anything to do. */
export const nobodyNew = (members: number): string =>
  `Yeni kişi yok: ${members.toLocaleString('tr-TR')} kişi zaten kayıtlı`

/** For a list with shifts at a company that is not a firm. */
export const shiftsNotRead = (rows: number, isAhead = false): string =>
  `Vardiya sütunu (${rows.toLocaleString('tr-TR')} satır) dikkate ${isAhead ? 'alınmayacak' : 'alınmadı'}: vardiyalar yalnızca firmalarda vardır.`

const people = (count: number): string => `Zaten kayıtlı ${count.toLocaleString('tr-TR')} kişinin`

/** What existing members got from the list, in one sentence; undefined if nothing. */
export const filledIn = (departments: number, shifts: number, isDryRun = false): string | undefined => {
  const parts = [
    ...(departments > 0 ? [`${people(departments)} departmanı`] : []),
    ...(shifts > 0 ? [`${people(shifts)} vardiyası`] : []),
  ]
  if (parts.length === 0) return undefined
  return `${parts.join(', ').replace(/, Zaten/, ', zaten')} ${isDryRun ? 'listeden tamamlanacak' : 'listeden tamamlandı'}`
}
