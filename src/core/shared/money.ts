declare const unit: unique symbol

/**
 * An amount in one unit. A plain number is assignable to it, but amounts in different units are not assignable to each
 * other.
 */
type Amount<Unit extends string> = number & { readonly [unit]?: Unit }

export type Lira = Amount<'lira'>
/** A hundredth of a lira; all calculations and storage use it. */
export type Kurus = Amount<'kurus'>

/** `12.5` → 1250, by its digits, never by multiplication. Undefined for more than two decimals. */
export const hundredthsOf = (value: number): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/**
 * Parses `1.234,50`, `62,5` or `62.5` as typed in a list, also with ₺ or TL. A point before three digits is ambiguous, so
 * it is rejected like everything else: NaN.
 */
export const decimalIn = (typed: string): number => {
  const plain = typed.replace(/[\s₺]|TL$/gi, '')
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
  return /^\d+(\.\d{1,2})?$/.test(decimal) ? Number(decimal) : NaN
}

/** 12850 → `128.50`, the database's format. */
export const decimalText = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** 1250 → `12.5`, for JSON. */
export const decimalOf = (hundredths: number): number => Number(decimalText(hundredths))

/** `128.5` → 12850. Undefined if it is not a whole number of kuruş. */
export const kurusOf = (lira: Lira): Kurus | undefined => hundredthsOf(lira)
export const liraText = (kurus: Kurus): string => decimalText(kurus)
export const liraOf = (kurus: Kurus): Lira => decimalOf(kurus)
