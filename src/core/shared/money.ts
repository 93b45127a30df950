declare const unit: unique symbol

/** An amount in one unit. A plain number may become one, but an amount in one unit is never taken for one in another. */
type Amount<Unit extends string> = number & { readonly [unit]?: Unit }

export type Lira = Amount<'lira'>
/** A hundredth of a lira: what is calculated with and kept. */
export type Kurus = Amount<'kurus'>

/** `12.5` → 1250. Undefined for what has more than two decimals; the number itself is never calculated with. */
export const hundredthsOf = (value: number): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** 12850 → `128.50`, as the database keeps it. */
export const decimalText = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** 1250 → `12.5`, for JSON. */
export const decimalOf = (hundredths: number): number => Number(decimalText(hundredths))

/** `128.5` → 12850. Undefined for what is no amount in whole kuruş. */
export const kurusOf = (lira: Lira): Kurus | undefined => hundredthsOf(lira)
export const liraText = (kurus: Kurus): string => decimalText(kurus)
export const liraOf = (kurus: Kurus): Lira => decimalOf(kurus)
