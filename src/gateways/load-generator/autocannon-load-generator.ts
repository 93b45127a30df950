import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LoadGenerator, type LoadPlan, type LoadProgress, type LoadSummary } from '../../core/performance/index.ts'
import type { Report } from './worker.ts'

const program = fileURLToPath(new URL(`./worker${extname(import.meta.filename)}`, import.meta.url))
/** How long a run may take beyond its own duration. */
const graceMs = 15_000

/** Runs autocannon in a separate process, so that it does not slow down what it measures. */
export class AutocannonLoadGenerator extends LoadGenerator {
  async run(plan: LoadPlan, onSecond: (progress: LoadProgress) => void | Promise<boolean>): Promise<LoadSummary> {
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const timer = setTimeout(() => child.kill('SIGKILL'), plan.seconds * 1000 + graceMs)
    try {
      return await new Promise<LoadSummary>((resolve, reject) => {
        const hear = async (progress: LoadProgress): Promise<void> => {
          // The child may already be exiting. Its report still counts, so ignore that it can no longer be told to stop.
          if ((await onSecond(progress)) === false && child.connected) child.send('stop', () => undefined)
        }
        child.on('message', (report: Report) =>
          'progress' in report ? void hear(report.progress).catch(reject) : resolve(report.summary),
        )
        child.once('error', reject)
        child.once('exit', () => reject(new Error('the load generator exited early')))
        child.send(plan)
      })
    } finally {
      clearTimeout(timer)
      child.kill()
    }
  }
}
