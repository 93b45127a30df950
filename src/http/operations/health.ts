import { Clock, type Use } from '../../core/shared/index.ts'
import { HealthReads } from '../../reads/index.ts'
import { type Operations, read } from '../operation.ts'
import { httpProblem } from '../problem.ts'
import type { Readiness } from '../readiness.ts'

export const healthOperations = (use: Use, readiness: Readiness, version: string) => {
  const health = use(HealthReads)
  const startedAt = use(Clock).now().toISOString()
  return {
    checkLiveness: read(() => Promise.resolve({ status: 'ok' })),
    checkReadiness: read(async () => {
      if (readiness.isDraining) throw httpProblem('service.draining')
      await health.probe()
      return { status: 'ready' }
    }),
    getPlatformHealth: read(async () => ({ version, started_at: startedAt, ...(await health.platform()) })),
  } satisfies Partial<Operations>
}
