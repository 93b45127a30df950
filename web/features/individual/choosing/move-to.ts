import { fold } from '../../../../src/core/shared/rules.ts'
import { dative } from '../../../../src/texts/kernel/suffixes.ts'

/** Writes the suffix in capitals after a word in capitals: "GECE VARDİYASINA". */
const joined = (shift: string, suffix: string): string =>
  shift + (shift === shift.toLocaleUpperCase('tr') ? suffix.toLocaleUpperCase('tr') : suffix)

/** Many shifts are called "Gece Vardiyası", "VARDİYA 2" or "2. Vardiya". */
const intoShift = (shift: string): string => {
  const folded = fold(shift)
  if (!folded.includes('vardiya')) return `${shift} vardiyasına`
  if (folded.endsWith('vardiya')) return joined(shift, 'ya')
  if (folded.endsWith('vardiyasi')) return joined(shift, 'na')
  const last = shift.split(/[^\p{L}\p{N}]+/u).at(-1) ?? ''
  if (/^\d{1,4}$/.test(last)) return shift + dative(Number(last))
  if (!/^\p{L}$/u.test(last)) return `“${shift}” vardiyasına`
  // Turkish names of consonants end in e: be, ce, de.
  return shift + dative(/[aeıioöuü]/.test(last.toLocaleLowerCase('tr')) ? last : `${last}e`)
}

export const moveTo = (shift: string): string => `${intoShift(shift.trim())} taşı`
