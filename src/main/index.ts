/** The command line's access to the product. */
export { passwordSheet, type PasswordRow } from '../gateways/index.ts'
export type { Use } from '../core/shared/index.ts'
export { type DemoRating, DemoRecords } from '../persistence/index.ts'
export {
  AccessReads,
  type ChainFault,
  type ChainVerdict,
  CompanyReads,
  LogChainReads,
  PlatformReads,
} from '../reads/index.ts'
export { type Application, openApplication } from './application.ts'
export { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
export { ownContract } from './contract.ts'
export { knownFailure } from './known-failure.ts'
export { newLoadGenerator } from './load-generator.ts'
export { packageRoot, packageVersion } from './package-root.ts'
export { serve } from './serve.ts'
