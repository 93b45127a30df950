/** What one firm gets in one shift: each dish with its portions and the keys of its components. */
export interface FirmDishes {
  corporateId: string
  dishes: readonly { components: readonly string[]; portions: number }[]
}

/** Portions by component key, then by firm; a firm that does not get the component is absent. */
export const portionsByFirm = (servings: readonly FirmDishes[]): Map<string, Map<string, number>> => {
  const byComponent = new Map<string, Map<string, number>>()
  for (const { corporateId, dishes } of servings)
    for (const { components, portions } of dishes)
      for (const key of components) {
        const byFirm = byComponent.get(key) ?? new Map<string, number>()
        byComponent.set(key, byFirm.set(corporateId, (byFirm.get(corporateId) ?? 0) + portions))
      }
  return byComponent
}
