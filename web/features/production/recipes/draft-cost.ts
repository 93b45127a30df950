import { grossOf } from '../../../../src/core/recipes/rules.ts'
import { ceilingOf, Fraction, kurusOf } from '../../../../src/core/shared/rules.ts'
import type { Ingredient, Recipe, RecipeCard } from '../../../api/generated.ts'
import type { ReadLine } from './recipe-draft.ts'

/** Kuruş of a base unit of the preferred product; undefined if it isn't sold or nobody knows. */
const unitCost = ({ links }: Ingredient): Fraction | undefined => {
  const preferred = links.find(({ is_preferred }) => is_preferred)
  const kurus = kurusOf(preferred?.unit_price ?? Number.NaN)
  if (preferred === undefined || !preferred.is_sold || kurus === undefined) return undefined
  return Fraction.of(kurus).over(Fraction.of(Math.round(preferred.content * 1000), 1000))
}

/** Of a portion of another recipe: as exact as the saved line, otherwise as its list has it. */
const portionCost = ({ key, cost }: RecipeCard, saved: Pick<Recipe, 'lines'>): Fraction | undefined => {
  if (cost === null || !cost.is_complete) return undefined
  const line = saved.lines.find(({ recipe_key }) => recipe_key === key)
  const kurus = kurusOf(line?.amount ?? Number.NaN)
  return line === undefined || kurus === undefined
    ? Fraction.of(kurusOf(cost.per_portion) ?? 0)
    : Fraction.of(kurus).over(Fraction.of(Math.round(line.gross * 1000), 1000))
}

export interface LineCost {
  /** In base units, with three decimals, rounded up; undefined while the line is not complete. */
  gross: number | undefined
  /** Kuruş; undefined if it is not known. */
  kurus: Fraction | undefined
}

export const costOfLine = (
  { thousandths, trim, ingredient, part, problems }: ReadLine,
  saved: Pick<Recipe, 'lines'>,
): LineCost => {
  if (thousandths === undefined || problems.trim !== undefined) return { gross: undefined, kurus: undefined }
  const gross = grossOf(Fraction.of(thousandths, 1000), trim)
  const unit = ingredient ? unitCost(ingredient) : part && portionCost(part, saved)
  return { gross: ceilingOf(gross, 3), kurus: unit && gross.times(unit) }
}

const rounded = (kurus: Fraction): number => Number(kurus.rounded) / 100
export const liraOfLine = ({ kurus }: LineCost): number | undefined => kurus && rounded(kurus)

export interface DraftCost {
  total: number
  perPortion: number
  /** Of one portion, dearest first. */
  parts: { name: string; lira: number }[]
  unknown: string[]
}

export const costOfDraft = (lines: readonly { name: string; cost: LineCost }[], portions: number): DraftCost => {
  const known = lines.flatMap(({ name, cost: { kurus } }) => (kurus ? [{ name, kurus }] : []))
  const total = known.reduce((sum, { kurus }) => sum.plus(kurus), Fraction.zero)
  const one = Fraction.of(1, portions)
  return {
    total: rounded(total),
    perPortion: rounded(total.times(one)),
    parts: known.map(({ name, kurus }) => ({ name, lira: rounded(kurus.times(one)) })).sort((a, b) => b.lira - a.lira),
    unknown: lines.filter(({ cost }) => cost.gross !== undefined && !cost.kurus).map(({ name }) => name),
  }
}
