import { countedBy, type PlannedComponent, planOf, scaledPortions } from '../../core/kitchen/rules.ts'
import { type CompanyId, Fraction } from '../../core/shared/index.ts'
import { type Database, prepared } from '../../persistence/index.ts'
import type { Production } from '../kitchen/servings.ts'

/** Percent of a portion that firms get of a component, by component and firm. */
export type Factors = ReadonlyMap<string, ReadonlyMap<CompanyId, number>>

const factors = prepared<
  { cateringId: CompanyId; keys: readonly string[] },
  { key: string; corporate_id: CompanyId; percent: number }
>(`
  SELECT key, corporate_id, percent
  FROM portion_factors
  WHERE catering_id = $cateringId AND key = ANY ($keys)`)

export const factorsOf = async (db: Database, cateringId: CompanyId, keys: readonly string[]): Promise<Factors> => {
  const byKey = new Map<string, Map<CompanyId, number>>()
  for (const { key, corporate_id, percent } of await db.rows(factors, { cateringId, keys }))
    byKey.set(key, (byKey.get(key) ?? new Map<CompanyId, number>()).set(corporate_id, percent))
  return byKey
}

/** Portions to cook of a component, as its recipe counts them: with the factors of the firms that get it. */
export const portionsToCook = (
  { servings, settings }: Production,
  component: PlannedComponent,
  byKey: Factors,
): Fraction => {
  const percents = byKey.get(component.key)
  const portions = component.ownNumber?.portions ?? component.toCook
  if (percents === undefined) return Fraction.of(portions)
  const shares = servings.map((serving) => ({
    counted: countedBy(serving, component.key, settings.componentsOf),
    percent: percents.get(serving.row.corporate_id) ?? 100,
  }))
  return scaledPortions(portions, shares)
}

/** Portions to cook of each of the components with the keys. */
export const cookedOf = async (
  db: Database,
  cateringId: CompanyId,
  production: Production,
  keys: readonly string[],
): Promise<(key: string) => Fraction> => {
  const byKey = await factorsOf(db, cateringId, keys)
  const planned = new Map(planOf(production.servings, production.settings).map((one) => [one.key, one]))
  return (key) => {
    const component = planned.get(key)
    return component ? portionsToCook(production, component, byKey) : Fraction.zero
  }
}
