import type { PurchaseBook } from '../../../core/buying/index.ts'
import type { BaseUnit } from '../../../core/recipes/rules.ts'
import { leftOutReasons, noteText } from '../../../texts/buying/purchase.ts'
import { unitText } from '../../../texts/kernel/amounts.ts'
import type { NeedsWithSources } from '../../../reads/index.ts'

type Line = NeedsWithSources['needs']['suppliers'][number]['lines'][number]

/** A workbook has one unit for all amounts of an ingredient, so that they can be added up. */
const measures = { g: ['kg', 1000], ml: ['L', 1000], adet: ['adet', 1] } as const

const inMeasure = (base: number, unit: BaseUnit): number => base / measures[unit][1]
const measureOf = (unit: BaseUnit): string => measures[unit][0]

const lineOf = (supplier: string, line: Line): PurchaseBook['lines'][number] => {
  const amount = (base: number | null): number | null =>
    line.is_alternative || base === null ? null : inMeasure(base, line.base_unit)
  return {
    supplier,
    ingredient: line.ingredient,
    measure: measureOf(line.base_unit),
    needed: amount(line.needed),
    shelf: amount(line.shelf),
    ordered: amount(line.ordered),
    missing: amount(line.missing),
    units: line.units,
    unit: unitText(line.unit_type),
    content: inMeasure(line.unit_content, line.base_unit),
    product: line.product_name,
    note: noteText(line),
    unitPrice: line.unit_price,
    amount: line.amount,
  }
}

/** Purchase needs as a workbook. */
export const purchaseBookOf = ({ needs, sourcesOf }: NeedsWithSources): PurchaseBook => ({
  estimateShare: needs.is_estimate ? needs.estimate_share : null,
  hasPrices: needs.amount !== null,
  lines: needs.suppliers.flatMap(({ supplier_name, lines }) => lines.map((line) => lineOf(supplier_name, line))),
  sources: needs.suppliers.flatMap(({ lines }) =>
    lines.flatMap(({ ingredient, ingredient_id, base_unit: baseUnit, is_alternative }) =>
      (is_alternative ? [] : sourcesOf(ingredient_id)).map(({ date, name, portions, per_portion, quantity }) => ({
        ingredient,
        date,
        component: name,
        portions,
        perPortion: per_portion,
        baseUnit,
        quantity: inMeasure(quantity, baseUnit),
        measure: measureOf(baseUnit),
      })),
    ),
  ),
  leftOut: needs.left_out.map(({ what, reason, portions, quantity, base_unit }) => ({
    what,
    reason: leftOutReasons[reason],
    portions,
    quantity: quantity === null || base_unit === null ? null : inMeasure(quantity, base_unit),
    measure: base_unit === null ? '' : measureOf(base_unit),
  })),
})
