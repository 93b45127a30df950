import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../core/shared/index.ts'
import { type ImportRow, SpreadsheetReader } from '../../core/workforce/index.ts'
import { bounds, megabyte } from './bounds.ts'
import type { WorkerAnswer } from './worker.ts'

/** `.ts` from the sources, `.js` from the build. */
const program = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url)

const begins = (file: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => file[at] === byte)

const refuseForeignFile = (file: Uint8Array): void => {
  if (file.length > bounds.fileMegabytes * megabyte)
    throw new Refusal('malformed', 'spreadsheet.too_large', { megabytes: bounds.fileMegabytes })
  if (begins(file, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) throw new Refusal('malformed', 'spreadsheet.locked_or_old')
  if (!begins(file, 0x50, 0x4b, 0x03, 0x04)) throw new Refusal('malformed', 'spreadsheet.not_a_workbook')
}

/** Reads workbooks in a thread of their own, with little memory and little time: what it cannot do so, it refuses. */
export class WorkerSpreadsheetReader extends SpreadsheetReader {
  async people(file: Uint8Array): Promise<ImportRow[]> {
    refuseForeignFile(file)
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
