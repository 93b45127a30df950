import { allergens } from '../../../../src/core/menus/rules.ts'
import { allergenLabels, type Declaration } from '../../../../src/texts/menus/declarations.ts'
import { allOf } from '../../../../src/texts/kernel/lists.ts'

/** What somebody may want to avoid (rule Y4). */
export const avoidables = [...allergens, 'pork', 'alcohol'] as const
export type Avoidable = (typeof avoidables)[number]

export const avoidableLabels: Record<Avoidable, string> = { ...allergenLabels, pork: 'domuz eti', alcohol: 'alkol' }

const isAvoidable = (one: unknown): one is Avoidable => (avoidables as readonly unknown[]).includes(one)

/** What is kept on the device; undefined if it cannot be read, also in part, since a dish must not look safe. */
export const readAvoided = (kept: string | null): readonly Avoidable[] | undefined => {
  if (kept === null) return []
  try {
    const all: unknown = JSON.parse(kept)
    return Array.isArray(all) && all.every(isAvoidable) ? all : undefined
  } catch {
    return undefined
  }
}

/** Undefined if nobody has declared it. */
const contains = (dish: Declaration, one: Avoidable): boolean | undefined => {
  if (one === 'pork') return dish.contains_pork ?? undefined
  if (one === 'alcohol') return dish.contains_alcohol ?? undefined
  return dish.allergens?.includes(one)
}

interface Findings {
  contained: readonly Avoidable[]
  /** Nobody has declared whether they are in it. */
  undeclared: readonly Avoidable[]
}

/** What dishes that are eaten together contain of what somebody avoids (rule Y4). */
export const findingsIn = (dishes: readonly Declaration[], avoided: readonly Avoidable[]): Findings => {
  const isAny = (one: Avoidable, answer: boolean | undefined) => dishes.some((dish) => contains(dish, one) === answer)
  const contained = avoided.filter((one) => isAny(one, true))
  return { contained, undeclared: avoided.filter((one) => !contained.includes(one) && isAny(one, undefined)) }
}

export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

/** “balık ve alkol içerir” */
export const containedText = (contained: readonly Avoidable[]): string | undefined =>
  contained.length === 0 ? undefined : `${allOf(contained.map((one) => avoidableLabels[one]))} içerir`

/** “alerjen ve domuz eti bilgisi girilmedi” */
export const undeclaredText = (undeclared: readonly Avoidable[]): string | undefined => {
  const kinds = undeclared.map((one) => (one === 'pork' || one === 'alcohol' ? avoidableLabels[one] : 'alerjen'))
  return kinds.length === 0 ? undefined : `${allOf(new Set(kinds))} bilgisi girilmedi`
}
