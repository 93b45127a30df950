import { ImagePolicy } from '../image-policy.ts'
import type { Operations, Use } from '../operation.ts'
import type { Readiness } from '../readiness.ts'
import { accessOperations } from './access.ts'
import { companyOperations } from './companies.ts'
import { healthOperations } from './health.ts'
import { menuOperations } from './menus.ts'
import { shiftOperations } from './shifts.ts'

export interface OperationSettings {
  imageHosts: readonly string[]
  searchLimit: number
}

export const newOperations = (use: Use, readiness: Readiness, settings: OperationSettings): Operations => ({
  ...healthOperations(use, readiness),
  ...accessOperations(use),
  ...companyOperations(use, settings.searchLimit),
  ...shiftOperations(use),
  ...menuOperations(use, new ImagePolicy(settings.imageHosts)),
})
