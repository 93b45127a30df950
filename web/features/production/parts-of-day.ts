/** Firms name their shifts as they like; a kitchen serves by day, in the evening and at night. */
export const partsOfDay = ['Gündüz', 'Akşam', 'Gece'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const partOfDay = (servingTime: string): PartOfDay => {
  if (servingTime >= '04:00' && servingTime < '13:00') return 'Gündüz'
  return servingTime >= '13:00' && servingTime < '20:00' ? 'Akşam' : 'Gece'
}
