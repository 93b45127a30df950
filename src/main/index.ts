import type { ownContract as OwnContract } from './contract.ts'
import type { serve as Serve } from './serve.ts'

/** The command line's access to the product. */
export {
  closedDayRows,
  companyPasswordSheet,
  failedRowsSheet,
  partnershipRows,
  passwordSheet,
} from '../gateways/index.ts'
export type { Use } from '../core/shared/index.ts'
export { type DemoChoice, type DemoRating, DemoRecords } from '../persistence/index.ts'
export {
  AccessReads,
  type ChainFault,
  type ChainVerdict,
  ClosedDayReads,
  CommentReads,
  CompanyReads,
  KitchenReads,
  RecipeReads,
  BuyingReads,
  LogChainReads,
  maxBackupAge,
  MetricReads,
  NotificationReads,
  DestructionReads,
  OwnDataReads,
  type DueRequest,
  PrivacyRequestReads,
  StatementReads,
  PlatformReads,
} from '../reads/index.ts'
export { type BackupFacts, keepBackup, readBackupFile, proveBackup, restore, writeBackup } from './backups.ts'
export { openApplication } from './application.ts'
export { type Configuration, configurationTable, readConfiguration } from './configuration.ts'
export { examineInstallation, type Facts, type Finding, type FindingCode, type FindingState } from './doctor.ts'
export { knownFailure } from './known-failure.ts'

/** Everything about HTTP is loaded on demand, because most commands do not need it. */
export const serve: typeof Serve = async (...given) => (await import('./serve.ts')).serve(...given)
export const ownContract = async (...given: Parameters<typeof OwnContract>): Promise<string> =>
  (await import('./contract.ts')).ownContract(...given)
