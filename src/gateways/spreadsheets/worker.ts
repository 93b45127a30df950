import { parentPort, workerData } from 'node:worker_threads'
import { type Facts, Refusal, type RefusalCode } from '../../core/shared/index.ts'
import type { ImportRow } from '../../core/workforce/index.ts'
import { readPeople } from './read-people.ts'

export type WorkerAnswer = { people: ImportRow[] } | { refused: { code: RefusalCode; facts: Facts } }

const answer = async (): Promise<WorkerAnswer> => {
  try {
    return { people: await readPeople(workerData as Uint8Array) }
  } catch (error) {
    const { code, facts } = error instanceof Refusal ? error : new Refusal('malformed', 'spreadsheet.broken')
    return { refused: { code, facts } }
  }
}

parentPort?.postMessage(await answer())
