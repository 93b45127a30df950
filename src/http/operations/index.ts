import type { Use } from '../../core/shared/index.ts'
import { ImagePolicy } from '../image-policy.ts'
import type { Operations } from '../operation.ts'
import { newSearchLimit } from '../search-limit.ts'
import type { Readiness } from '../readiness.ts'
import type { Log } from '../server.ts'
import { accessOperations } from './access.ts'
import { auditOperations } from './audit.ts'
import { choiceOperations } from './choices.ts'
import { companyOperations } from './companies.ts'
import { feedbackOperations } from './feedback.ts'
import { healthOperations } from './health.ts'
import { imageOperations } from './images.ts'
import { kitchenListOperations } from './kitchen-lists.ts'
import { mailOperations } from './mail.ts'
import { menuOperations } from './menus.ts'
import { notificationOperations } from './notifications.ts'
import { onboardingOperations } from './onboarding.ts'
import { partnershipOperations } from './partnerships.ts'
import { performanceOperations } from './performance.ts'
import { platformOperations } from './platform.ts'
import { shiftOperations } from './shifts.ts'
import { storeOperations } from './store.ts'
import { workforceOperations } from './workforce.ts'

export interface OperationSettings {
  imageHosts: readonly string[]
  searchLimit: number
  publicUrl: string
  /** Of the product. */
  version: string
}

export const newOperations = (use: Use, readiness: Readiness, settings: OperationSettings, log: Log): Operations => {
  const limitSearch = newSearchLimit(use, settings.searchLimit)
  const images = new ImagePolicy(settings.imageHosts)
  return {
    ...healthOperations(use, readiness, settings),
    ...accessOperations(use),
    ...companyOperations(use, images, limitSearch),
    ...workforceOperations(use, limitSearch),
    ...onboardingOperations(use),
    ...auditOperations(use),
    ...platformOperations(use),
    ...performanceOperations(use, readiness, log),
    ...partnershipOperations(use),
    ...storeOperations(use, images),
    ...shiftOperations(use),
    ...menuOperations(use, images),
    ...choiceOperations(use),
    ...kitchenListOperations(use),
    ...feedbackOperations(use),
    ...notificationOperations(use),
    ...mailOperations(use),
    ...imageOperations(use),
  }
}
