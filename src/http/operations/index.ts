import type { ImagePolicy } from '../image-policy.ts'
import type { Operations, Use } from '../operation.ts'
import type { Readiness } from '../readiness.ts'
import { accessOperations } from './access.ts'
import { companyOperations } from './companies.ts'
import { feedbackOperations } from './feedback.ts'
import { healthOperations } from './health.ts'
import { menuOperations } from './menus.ts'
import { notificationOperations } from './notifications.ts'
import { shiftOperations } from './shifts.ts'

export const newOperations = (use: Use, readiness: Readiness, images: ImagePolicy): Operations => ({
  ...healthOperations(use, readiness),
  ...accessOperations(use),
  ...companyOperations(use),
  ...shiftOperations(use),
  ...menuOperations(use, images),
  ...feedbackOperations(use),
  ...notificationOperations(use),
})
