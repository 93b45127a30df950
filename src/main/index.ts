/** What the command line builds on. */
export { EmbeddedPostgresError, passwordSheet, type PasswordRow } from '../gateways/index.ts'
export { rowProblems, sentenceOf, type Use } from '../http/index.ts'
export { type DemoOrder, type DemoProduct, type DemoRating, DemoRecords } from '../persistence/index.ts'
export { CompanyReads } from '../reads/index.ts'
export { type Application, openApplication } from './application.ts'
export { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
export { packageRoot } from './package-root.ts'
export { serve } from './serve.ts'
