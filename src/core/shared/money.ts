/** `128.5` → 12850. Undefined for what is no amount in whole kuruş; the number itself is never calculated with. */
export const kurusOf = (lira: number): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(lira)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** 12850 → `128.50`, as the database keeps it. */
export const liraText = (kurus: number): string => `${Math.trunc(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`

/** 12850 → `128.5`, for JSON. */
export const liraOf = (kurus: number): number => Number(liraText(kurus))
