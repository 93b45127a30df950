import type { Figures } from './load.ts'

export const median = (numbers: number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The median of several rounds; failures are added up. */
export const summary = (figures: Figures[]): Figures => ({
  perSecond: Math.round(median(figures.map(({ perSecond }) => perSecond)) * 10) / 10,
  p50: median(figures.map(({ p50 }) => p50)),
  p95: median(figures.map(({ p95 }) => p95)),
  failures: figures.reduce((sum, { failures }) => sum + failures, 0),
  processor: median(figures.map(({ processor = NaN }) => processor)),
})

export interface Row {
  scenario: string
  floor: Figures
  product: Figures
  ratio: number
}

const cell = ({ perSecond, p50, p95, processor = NaN }: Figures) =>
  `${String(perSecond).padStart(9)} ${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ${processor.toFixed(2).padStart(7)}`

export const header = `${''.padEnd(34)} ${'floor/s'.padStart(9)} ${'p50'.padStart(7)} ${'p95'.padStart(7)} ${'cpu'.padStart(7)}   ${'product/s'.padStart(9)} ${'p50'.padStart(7)} ${'p95'.padStart(7)} ${'cpu'.padStart(7)}   ratio`

export const lineOf = ({ scenario, floor, product, ratio }: Row): string => {
  const failed = floor.failures + product.failures
  return `${scenario.padEnd(34)} ${cell(floor)}   ${cell(product)}   ${ratio.toFixed(2)}${failed > 0 ? `  FAILED: ${floor.failures}/${product.failures}` : ''}`
}

/** The ratio is the median over the rounds, each of which compares two loads that ran one after the other. */
export const rowOf = (scenario: string, floors: Figures[], products: Figures[]): Row => {
  const ratios = products.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? NaN))
  return {
    scenario,
    floor: summary(floors),
    product: summary(products),
    ratio: Math.round(median(ratios) * 100) / 100,
  }
}
