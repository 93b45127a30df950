import type { RunId } from '../../../core/shared/index.ts'
import {
  defaultLoad,
  loadRunRefusal,
  loadTests,
  performLoadRun,
  startLoadRun,
  stopLoadRun,
} from '../../../core/performance/index.ts'
import { PerformanceReads } from '../../../reads/index.ts'
import { syntheticNames, testTexts } from '../../../texts/performance/performance.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import type { Readiness } from '../../server/readiness.ts'
import type { Log } from '../../server/request-log.ts'

export const performanceOperations = (use: OperationUse, readiness: Readiness, log: Log) => {
  const runs = use(PerformanceReads)

  const runOrRefuse = async (runId: RunId) => {
    const run = await runs.run(runId)
    if (run === null) throw loadRunRefusal('load_run.missing')
    return run
  }

  /** Continues after the response has been sent. */
  const inBackground = (work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => log.error({ err: error }, 'load test failed'))
      .finally(() => readiness.work.delete(done))
    readiness.work.add(done)
  }

  return {
    listLoadTests: read(() =>
      Promise.resolve({
        tests: loadTests.map(({ key, defaultRate }) => ({
          key,
          ...(testTexts[key] ?? { name: key, description: '' }),
          rate_limit_rps: defaultRate ?? null,
        })),
      }),
    ),
    startLoadTest: steps(async ({ body: { key, overrides = {} }, actor }) => {
      const run = await use(startLoadRun)({
        actor,
        key,
        connections: overrides.concurrency ?? defaultLoad.connections,
        seconds: overrides.duration_seconds ?? defaultLoad.seconds,
        perSecond: overrides.rate_limit_rps ?? null,
      })
      const place = { url: readiness.ownUrl, names: syntheticNames, isStopping: () => readiness.isDraining }
      inBackground(use(performLoadRun)(run, place))
      return { success: true, run_id: run.id, run: await runOrRefuse(run.id) }
    }),
    stopLoadTest: command(async ({ path }) => {
      await use(stopLoadRun)(path.runId)
      return { success: true }
    }),
    getLoadRun: read(({ path }) => runOrRefuse(path.runId)),
    getLoadSummary: read(async ({ path }) => {
      const summary = await runs.summary(path.runId)
      if (summary === null) throw loadRunRefusal('load_run.missing')
      if (summary === undefined) throw loadRunRefusal('load_run.unfinished')
      return summary
    }),
    listLoadRuns: read(async () => {
      const [newest, report] = await Promise.all([runs.newest(), runs.report()])
      return { runs: newest, report }
    }),
  } satisfies Partial<Operations>
}
