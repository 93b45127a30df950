import { Mailer } from '../../../core/emails/index.ts'
import { proveServer } from '../../../core/performance/index.ts'
import { Clock, Limits, takingInBatches } from '../../../core/shared/index.ts'
import { EmailFigureReads, HealthReads } from '../../../reads/index.ts'
import { type Operations, read, type OperationUse } from '../../server/operation.ts'
import { isOwnAddress } from '../../server/own-address.ts'
import { PlainText } from '../../contract/download.ts'
import { httpProblem, unknownPath } from '../../contract/problem.ts'
import type { Metrics } from '../../server/metrics.ts'
import type { Readiness } from '../../server/readiness.ts'

const proofsPerMinute = 60

export const healthOperations = (
  use: OperationUse,
  readiness: Readiness,
  { version, publicUrl }: { version: string; publicUrl: string },
  metrics: Metrics | undefined,
) => {
  const countProof = takingInBatches(use(Limits), use(Clock), proofsPerMinute, 60)
  const health = use(HealthReads)
  const startedAt = use(Clock).now().toISOString()
  return {
    checkLiveness: read(() => Promise.resolve({ status: 'ok' })),
    checkReadiness: read(async () => {
      if (readiness.isDraining) throw httpProblem('service.draining')
      await health.probe()
      return { status: 'ready' }
    }),
    proveServer: read(async ({ query, address, localSocket }) => {
      const isOwn = isOwnAddress(query.address, publicUrl, localSocket)
      if (isOwn) await countProof(`proof:${address}`)
      return { proof: await use(proveServer)(query.challenge, { address: query.address, isOwn }) }
    }),
    getMetrics: read(async ({ tokenHash }) => {
      if (metrics === undefined) throw unknownPath()
      if (!metrics.isReadWith(tokenHash)) throw httpProblem('metrics.refused')
      return new PlainText(await metrics.text(), metrics.type)
    }),
    getEmailFigures: read(async () => ({ is_on: use(Mailer).isOn, ...(await use(EmailFigureReads).figures()) })),
    getPlatformHealth: read(async () => ({ version, started_at: startedAt, ...(await health.platform()) })),
  } satisfies Partial<Operations>
}
