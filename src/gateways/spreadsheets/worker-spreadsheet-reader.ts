import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../core/shared/index.ts'
import { type ImportRow, SpreadsheetReader } from '../../core/workforce/index.ts'
import { Turns } from '../turns.ts'
import { bounds, megabyte } from './bounds.ts'
import { formatOf } from './magic.ts'
import type { WorkerAnswer } from './worker.ts'

/** `.ts` from the sources, `.js` from the build. */
const program = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url)

const refuseForeignFile = (file: Uint8Array): void => {
  if (file.length > bounds.fileMegabytes * megabyte)
    throw new Refusal('malformed', 'spreadsheet.too_large', { megabytes: bounds.fileMegabytes })
  if (formatOf(file) === undefined) throw new Refusal('malformed', 'spreadsheet.not_a_workbook')
}

/** Reads workbooks in a thread of their own, with little memory and little time: what it cannot do so, it refuses. */
export class WorkerSpreadsheetReader extends SpreadsheetReader {
  readonly #turns = new Turns(bounds.atOnce, bounds.waiting, () => new Refusal('busy', 'spreadsheet.busy', { seconds: 10 }))

  people(file: Uint8Array): Promise<ImportRow[]> {
    refuseForeignFile(file)
    return this.#turns.take(() => this.#read(file))
  }

  async #read(file: Uint8Array): Promise<ImportRow[]> {
    const worker = new Worker(program, {
      workerData: Uint8Array.from(file),
      resourceLimits: { maxOldGenerationSizeMb: bounds.workerHeapMegabytes, maxYoungGenerationSizeMb: 64 },
      stdout: true,
      stderr: true,
    })
    const timeout = setTimeout(() => void worker.terminate(), bounds.milliseconds)
    try {
      const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('the worker was stopped')))
      })
      if ('people' in answer) return answer.people
      throw new Refusal('malformed', answer.refused.code, answer.refused.facts)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal('malformed', 'spreadsheet.too_heavy')
    } finally {
      clearTimeout(timeout)
      await worker.terminate()
    }
  }
}
