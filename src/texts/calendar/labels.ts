import type { OfficialDay, OfficialOccasion } from '../../core/calendar/rules.ts'

const occasions: Record<OfficialOccasion, string> = {
  new_year: 'Yılbaşı',
  sovereignty: 'Ulusal Egemenlik ve Çocuk Bayramı',
  labour: 'Emek ve Dayanışma Günü',
  youth: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
  democracy: 'Demokrasi ve Millî Birlik Günü',
  victory: 'Zafer Bayramı',
  republic: 'Cumhuriyet Bayramı',
  ramazan: 'Ramazan Bayramı',
  kurban: 'Kurban Bayramı',
}

/** Ramazan Bayramı · Ramazan Bayramı arifesi */
export const officialName = ({ occasion, isEve }: Pick<OfficialDay, 'occasion' | 'isEve'>): string =>
  isEve ? `${occasions[occasion]} arifesi` : occasions[occasion]

/** What people call their absence. */
export const absenceLabel = 'Yokum'

export const tooLongAbsence = (days: number): string => `Bir kerede en fazla ${days} gün bildirilebilir.`
