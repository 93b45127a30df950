import { fold } from '../../../../src/core/shared/rules.ts'

/** Many shifts are called “Gece Vardiyası”, “VARDİYA 2” or “2. Vardiya”. */
export const moveTo = (shift: string): string =>
  fold(shift).includes('vardiya') ? `Taşı: ${shift}` : `${shift} vardiyasına taşı`
