import type { Administrator } from '../actors/rules.ts'
import { Clock, Ids, refusals, type RunId, useCase } from '../shared/index.ts'
import { type LoadRun } from './load-run.ts'
import { isStaleBefore, type LoadTest, loadTests } from './load-test.ts'
import type { SyntheticNames } from './prepare-synthetic-company.ts'
import { runLoadTest } from './run-load-test.ts'
import { LoadRuns } from './ports.ts'

export const loadRunRefusal = refusals({
  'load_test.missing': 'missing',
  'load_run.running': 'conflict',
  'load_run.missing': 'missing',
  'load_run.ended': 'conflict',
  'load_run.unfinished': 'conflict',
})

export interface LoadRunInput {
  actor: Administrator
  key: string
  connections: number
  seconds: number
  perSecond: number | null
}

export const testOf = (key: string): LoadTest => {
  const test = loadTests.find((one) => one.key === key)
  if (test === undefined) throw loadRunRefusal('load_test.missing')
  return test
}

/** Claims the only slot; `performLoadRun` does the rest. */
export const startLoadRun = useCase(
  [LoadRuns, Ids, Clock],
  (runs, ids, clock) =>
    async ({ actor, key, connections, seconds, perSecond }: LoadRunInput): Promise<LoadRun> => {
      const startedAt = clock.now()
      const { administratorId: startedBy } = actor
      const { key: testKey } = testOf(key)
      const run: LoadRun = { id: ids.next(), testKey, connections, seconds, perSecond, startedBy, startedAt }
      if (!(await runs.start(run, isStaleBefore(startedAt)))) throw loadRunRefusal('load_run.running')
      return run
    },
)

export const stopLoadRun = useCase([LoadRuns], (runs) => async (runId: RunId): Promise<void> => {
  if (!(await runs.requestStop(runId))) throw loadRunRefusal('load_run.ended')
})

export interface LoadRunPlace {
  /** The address at which this server reaches itself. */
  url: string
  names: SyntheticNames
  /** Whether the server is shutting down. */
  isStopping: () => boolean
}

/** Rejects if the run could not be carried out, after ending it as failed. */
export const performLoadRun = useCase(
  [LoadRuns, runLoadTest, Clock],
  (runs, runTest, clock) =>
    async (run: LoadRun, { url, names, isStopping }: LoadRunPlace): Promise<void> => {
      const test = testOf(run.testKey)
      const perSecond = run.perSecond ?? test.defaultRate
      let isStopped = false
      try {
        const load = { url, connections: run.connections, seconds: run.seconds, perSecond }
        const summary = await runTest(test, load, names, async (progress) => {
          const continues = await runs.recordSecond(run.id, progress, clock.now())
          isStopped ||= !continues || isStopping()
          return !isStopped
        })
        await runs.end(run.id, isStopped ? 'stopped' : 'finished', summary, clock.now())
      } catch (error) {
        await runs.end(run.id, 'failed', null, clock.now())
        throw error
      }
    },
)
