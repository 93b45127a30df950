/** Units that measure by themselves. */
export const measures = ['gr', 'kg', 'L', 'mL', 'Adet'] as const
export type Measure = (typeof measures)[number]

/** Units that are packages, of which a product says how much one holds: 1 Çuval = 25 kg. */
export const packages = ['Koli', 'Çuval', 'Teneke', 'Kasa', 'Paket', 'Kova', 'Torba', 'Şişe'] as const

export const unitTypes = [...measures, ...packages] as const
export type UnitType = (typeof unitTypes)[number]
export const defaultUnit: UnitType = 'Adet'

export const isPackage = (unit: UnitType): boolean => packages.some((one) => one === unit)

/** What a number of packages holds, in hundredths of the content's unit like both numbers; half of one is rounded up. */
export const heldIn = (quantity: number, content: number): number =>
  Number((BigInt(quantity) * BigInt(content) + 50n) / 100n)
