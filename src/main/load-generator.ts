import type { LoadGenerator } from '../core/performance/index.ts'
import { AutocannonLoadGenerator } from '../gateways/index.ts'

/** The load generator alone, for testing a server without opening its database. */
export const newLoadGenerator = (): LoadGenerator => new AutocannonLoadGenerator()
