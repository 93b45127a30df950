import type { BilledLine, CostBook, CostLine } from '../../../core/costs/index.ts'
import { costPerPortion, knownBilled, shareOfBilled } from '../../../core/costs/rules.ts'
import type { WholeMonth } from '../../../reads/index.ts'
import {
  componentNames,
  costTexts as texts,
  dayNames,
  ingredientNames,
  keptDaysText,
  missingText,
  monthFigures,
} from '../../../texts/costs/costs.ts'
import { monthText } from '../../../texts/kernel/dates.ts'

/** A cell holds 32,767 characters. */
const namesInCell = 50

type Billed = Omit<WholeMonth['days'][number], 'date'>

const lineOf = (one: Omit<Billed, 'billed' | 'unbilled_portions'>): CostLine => ({
  portions: one.portions,
  cost: one.cost,
  isComplete: one.is_complete,
  perPortion: costPerPortion(one.cost, one.portions),
  missing: missingText(one, namesInCell),
})

const billedLineOf = (one: Billed): BilledLine => ({
  ...lineOf(one),
  billed: knownBilled(one.billed, one.unbilled_portions),
  unbilledPortions: one.unbilled_portions,
  share: shareOfBilled(one.cost, one.billed, one.unbilled_portions),
})

const factsOf = ({ kitchen, costs }: WholeMonth): CostBook['facts'] => {
  const count = (label: string, value: number, note: string) => ({ label, value, unit: 'count' as const, note })
  return [
    { label: texts.kitchen, value: kitchen, unit: 'text', note: '' },
    { label: texts.month, value: monthText(costs.month), unit: 'text', note: '' },
    count(texts.days, costs.days, keptDaysText(costs.days)),
    count(texts.missingDays, costs.missing_days.length, dayNames(costs.missing_days)),
    count(texts.meals, costs.portions, ''),
    ...monthFigures(costs).map(({ meaning, ...figure }) => ({ ...figure, note: meaning })),
    count(texts.unpriced, costs.unpriced.length, ingredientNames(costs.unpriced, namesInCell)),
    count(texts.withoutRecipe, costs.without_recipe.length, componentNames(costs.without_recipe, namesInCell)),
  ]
}

/** The costs of a month as a workbook. */
export const costBookOf = (month: WholeMonth): CostBook => ({
  facts: factsOf(month),
  firms: month.costs.firms.map((firm) => ({ name: firm.corporate_name, ...billedLineOf(firm) })),
  components: month.costs.components.map((component) => ({ name: component.name, ...lineOf(component) })),
  days: [
    ...month.days.map((day) => ({ date: day.date, costs: billedLineOf(day) })),
    ...month.costs.missing_days.map((date) => ({ date, costs: null })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1)),
})
