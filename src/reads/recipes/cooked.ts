import { type countsOf, type PlannedComponent, scaledPortions } from '../../core/kitchen/rules.ts'
import { type CompanyId, Fraction } from '../../core/shared/index.ts'
import { type Database, prepared } from '../../persistence/index.ts'
import type { PlannedServing } from '../kitchen/servings.ts'

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

/** Portions that are counted of each component, by serving. */
export type Counts = ReturnType<typeof countsOf<PlannedServing>>

/** Portions to cook of a component, as its recipe counts them: with the factors of the firms that get it. */
export const portionsToCook = (component: PlannedComponent, counts: Counts, byKey: Factors): Fraction => {
  const percents = byKey.get(component.key)
  const portions = component.ownNumber?.portions ?? component.toCook
  if (percents === undefined) return Fraction.of(portions)
  const shares = (counts.get(component.key) ?? []).map(({ serving, counted }) => ({
    counted,
    percent: percents.get(serving.row.corporate_id) ?? 100,
  }))
  return scaledPortions(portions, shares)
}
