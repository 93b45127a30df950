import { afterAll, beforeAll } from 'vitest'
import type { CompanyType } from '../../src/core/actors/rules.ts'
import { type Product, type ProductOptions, startProduct } from './product.ts'
import { createWorkplace, createWorld, type Workplace, type World } from './world.ts'

/** Filled by a hook before the tests; empty until then. */
const filledBefore = <Made extends object>(make: () => Promise<Made>): Made => {
  const made = {} as Made
  beforeAll(async () => {
    Object.assign(made, await make())
  })
  return made
}

/** The product for all tests of the file, on its own database; only available inside tests and hooks. */
export const useProduct = (options?: ProductOptions): Product => {
  const product = filledBefore(() => startProduct(options))
  afterAll(() => product.stop())
  return product
}

export const useWorld = (product: Product): World => filledBefore(() => createWorld(product))

export const useCompany = (product: Product, type: CompanyType, name: string): Workplace =>
  filledBefore(() => createWorkplace(product, type, name))
