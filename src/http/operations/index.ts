import { ImagePolicy } from '../server/image-policy.ts'
import type { Operations, OperationUse } from '../server/operation.ts'
import { newSearchLimit } from '../server/search-limit.ts'
import type { Metrics } from '../server/metrics.ts'
import type { Readiness } from '../server/readiness.ts'
import type { Log } from '../server/request-log.ts'
import { accessOperations } from './access/access.ts'
import { auditOperations } from './audit/audit.ts'
import { calendarOperations } from './calendar/calendar.ts'
import { choiceOperations } from './menus/choices.ts'
import { companyOperations } from './companies/companies.ts'
import { departmentOperations } from './workforce/departments.ts'
import { dishOperations } from './menus/dishes.ts'
import { employeeOperations } from './workforce/employees.ts'
import { feedbackOperations } from './feedback/feedback.ts'
import { guestOperations } from './guests/guests.ts'
import { healthOperations } from './performance/health.ts'
import { imageOperations } from './images/images.ts'
import { importOperations } from './workforce/imports.ts'
import { kitchenOperations } from './kitchen/kitchen.ts'
import { buyingOperations } from './buying/buying.ts'
import { contributionOperations } from './contributions/contributions.ts'
import { costOperations } from './costs/costs.ts'
import { recipeOperations } from './recipes/recipes.ts'
import { kitchenListOperations } from './menus/kitchen-lists.ts'
import { mailOperations } from './mail/mail.ts'
import { menuCopyOperations } from './menus/menu-copies.ts'
import { menuOperations } from './menus/menus.ts'
import { mailSettingsOperations } from './emails/mail-settings.ts'
import { notificationOperations } from './notifications/notifications.ts'
import { onboardingOperations } from './onboarding/onboarding.ts'
import { partnershipOperations } from './partnerships/partnerships.ts'
import { performanceOperations } from './performance/performance.ts'
import { platformOperations } from './companies/platform.ts'
import { privacyOperations } from './privacy/privacy.ts'
import { settlementOperations } from './settlement/settlement.ts'
import { shiftOperations } from './shifts/shifts.ts'
import { storeOperations } from './store/store.ts'

export interface OperationSettings {
  imageHosts: readonly string[]
  searchLimit: number
  publicUrl: string
  /** Who runs the installation, for the privacy notice. */
  operatorName?: string | undefined
  operatorContact?: string | undefined
  /** The product's version. */
  version: string
}

export const newOperations = (
  use: OperationUse,
  readiness: Readiness,
  settings: OperationSettings,
  log: Log,
  metrics?: Metrics,
): Operations => {
  const limitSearch = newSearchLimit(use, settings.searchLimit)
  const images = new ImagePolicy(settings.imageHosts)
  return {
    ...healthOperations(use, readiness, settings, metrics),
    ...accessOperations(use),
    ...companyOperations(use, images, limitSearch),
    ...departmentOperations(use, limitSearch),
    ...employeeOperations(use),
    ...importOperations(use),
    ...onboardingOperations(use),
    ...auditOperations(use),
    ...platformOperations(use),
    ...performanceOperations(use, readiness, log),
    ...partnershipOperations(use),
    ...storeOperations(use, images),
    ...shiftOperations(use),
    ...calendarOperations(use),
    ...settlementOperations(use),
    ...contributionOperations(use),
    ...menuOperations(use, images),
    ...menuCopyOperations(use),
    ...dishOperations(use, images),
    ...choiceOperations(use),
    ...guestOperations(use),
    ...kitchenOperations(use),
    ...recipeOperations(use),
    ...buyingOperations(use),
    ...costOperations(use),
    ...kitchenListOperations(use),
    ...feedbackOperations(use),
    ...mailSettingsOperations(use),
    ...privacyOperations(use, limitSearch, settings),
    ...notificationOperations(use),
    ...mailOperations(use),
    ...imageOperations(use),
  }
}
