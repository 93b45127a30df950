import { companySchema } from './companies/companies.ts'
import { requestSchema } from './feedback/feedback.ts'
import { openDatabase as openWith } from './kernel/open-database.ts'
import { dishSchema } from './menus/dishes.ts'
import { menuDaySchema } from './menus/menus.ts'
import { applicationSchema } from './onboarding/onboarding.ts'
import { corporateGroupSchema } from './partnerships/corporate-groups.ts'
import { offerSchema } from './partnerships/offers.ts'
import { priceRequestSchema } from './partnerships/price-requests.ts'
import { partnershipSchema } from './partnerships/partnerships.ts'
import { terminationSchema } from './partnerships/terminations.ts'
import { shiftSchema } from './shifts/shifts.ts'
import { departmentSchema, employeeSchema } from './workforce/workforce.ts'

export * from './access/accounts.ts'
export * from './notifications/admin-devices.ts'
export * from './access/administrators.ts'
export * from './notifications/announcements.ts'
export * from './audit/audit.ts'
export * from './menus/choices.ts'
export * from './menus/deadlines.ts'
export * from './companies/companies.ts'
export { PostgresPrivacyRequests } from './privacy/privacy-requests.ts'
export { PostgresContributions } from './contributions/contributions.ts'
export * from './partnerships/catering-profiles.ts'
export * from './partnerships/price-requests.ts'
export * from './partnerships/corporate-groups.ts'
export {
  type BackupChecksums,
  BackupError,
  type BackupFault,
  type BackupHeader,
  headerOf,
  provedParts,
  readBackup,
} from './kernel/backup.ts'
export { type BackupFailure, type BackupRecord, BackupRecords, lastGoodBackup } from './kernel/backup-records.ts'
export { newDataSource } from './kernel/data-source.ts'
export { asRefusal } from './kernel/database-errors.ts'
export {
  type AddressFault,
  checkAddresses,
  DatabaseAddressError,
  type DatabaseAddresses,
} from './kernel/database-addresses.ts'
export { type DatabaseFacts, examineDatabase } from './kernel/examine-database.ts'
export { Database, type Given } from './kernel/database.ts'
export { gathered } from './kernel/gathered.ts'
export { planned, prepared, type Statement } from './kernel/statement.ts'
export * from './kernel/demo.ts'
export * from './menus/dishes.ts'
export * from './emails/email-addresses.ts'
export * from './emails/email-links.ts'
export * from './emails/email-switches.ts'
export { PostgresEmails } from './emails/emails.ts'
export * from './feedback/comments.ts'
export * from './feedback/feedback.ts'
export * from './menus/future-choices.ts'
export { Housekeeping } from './kernel/housekeeping.ts'
export * from './kernel/idempotency.ts'
export { PostgresJobs } from './kernel/job-queue.ts'
export type { JobHandlers, JobWorker } from './kernel/job-worker.ts'
export * from './images/images.ts'
export * from './access/keys.ts'
export * from './menus/guest-counts.ts'
export * from './menus/kitchen-lists.ts'
export * from './kernel/limits.ts'
export * from './mail/mail-attachments.ts'
export * from './mail/mail.ts'
export * from './menus/menus.ts'
export { type BackupAwaited, migrate, NewerSchemaError, runMigrations } from './kernel/migrate.ts'
export * from './notifications/notifications.ts'
export * from './notifications/notification-settings.ts'
export * from './partnerships/offers.ts'
export * from './onboarding/onboarding.ts'
export type { OpenDatabase } from './kernel/open-database.ts'
export type { ReplicaProblem } from './kernel/replica.ts'
export type { ReplicaOptions, ReplicaState } from './kernel/replicas.ts'
export * from './store/orders.ts'
export * from './partnerships/partnerships.ts'
export * from './notifications/push-devices.ts'
export * from './menus/reminders.ts'
export * from './performance/performance.ts'
export * from './privacy/erasures.ts'
export * from './privacy/retention.ts'
export * from './kitchen/deliveries.ts'
export * from './kitchen/production.ts'
export * from './recipes/ingredients.ts'
export * from './recipes/recipes.ts'
export * from './buying/shelves.ts'
export { PostgresKitchenCosts } from './costs/kitchen-costs.ts'
export * from './store/products.ts'
export { PostgresSupplierTerms } from './store/supplier-terms.ts'
export * from './access/passkeys.ts'
export * from './access/reset-requests.ts'
export * from './access/role-holders.ts'
export { Recount } from './kernel/recount.ts'
export { restoreBackup, type RestoredBackup } from './kernel/restore.ts'
export { sharedSecret } from './kernel/secrets.ts'
export * from './performance/server-challenges.ts'
export * from './access/second-factors.ts'
export * from './access/sessions.ts'
export * from './shifts/cut-off.ts'
export * from './shifts/shifts.ts'
export * from './calendar/closed-days.ts'
export * from './calendar/is-closed.ts'
export * from './calendar/absences.ts'
export * from './settlement/statements.ts'
export * from './guests/guests.ts'
export * from './access/sign-in-attempts.ts'
export * from './access/sign-in-challenges.ts'
export * from './access/slip-codes.ts'
export * from './menus/standing-choices.ts'
export * from './partnerships/terminations.ts'
export * from './workforce/workforce.ts'

const schemas = [
  companySchema,
  employeeSchema,
  departmentSchema,
  shiftSchema,
  applicationSchema,
  partnershipSchema,
  corporateGroupSchema,
  offerSchema,
  priceRequestSchema,
  terminationSchema,
  dishSchema,
  menuDaySchema,
  requestSchema,
]

export const openDatabase = (options: Parameters<typeof openWith>[0]) => openWith(options, schemas)
