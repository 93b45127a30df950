/** What one firm gets in one shift: each dish with its portions and the keys of its components. */
export interface FirmDishes {
  corporateId: string
  dishes: readonly { components: readonly string[]; portions: number }[]
}

/** Portions by firm, then by component key; a component that the firm does not get is absent. */
export const portionsByFirm = (servings: readonly FirmDishes[]): Map<string, Map<string, number>> => {
  const byFirm = new Map<string, Map<string, number>>()
  for (const { corporateId, dishes } of servings) {
    const ofFirm = byFirm.get(corporateId) ?? new Map<string, number>()
    for (const { components, portions } of dishes)
      for (const key of components) ofFirm.set(key, (ofFirm.get(key) ?? 0) + portions)
    byFirm.set(corporateId, ofFirm)
  }
  return byFirm
}
