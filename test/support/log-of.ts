import { AuditReads } from '../../src/reads/index.ts'
import type { Product } from './product.ts'

/** A company's log as its managers see it, oldest first. */
export const logOf = async ({ use }: Pick<Product, 'use'>, companyId: string) =>
  (await use(AuditReads).list(companyId, {}, { limit: 1000, offset: 0 })).logs.toReversed()
