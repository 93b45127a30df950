import type { UpdateEmployeesApiResponse } from '../../../api/generated.ts'
import type { Selected } from './selection.ts'

/** The server's limit for one request. */
export const batchSize = 500

export type BulkAnswer = Pick<UpdateEmployeesApiResponse, 'updated_count' | 'refused' | 'cancelled_choices'>
/** Only what deactivates people tells how many choices it cancelled. */
type BatchAnswer = Omit<BulkAnswer, 'cancelled_choices'> & Partial<BulkAnswer>

export type Batches = BulkAnswer & {
  /** People not reached because a request failed. */
  left: readonly Selected[]
  /** From the request that failed. */
  error?: unknown
}

/** Changes exactly these people, in as many requests as it takes, and stops at the first that fails. */
export const inBatches = async (
  people: readonly Selected[],
  send: (ids: string[]) => PromiseLike<{ data?: BatchAnswer; error?: unknown }>,
  onProgress: (done: number) => void,
): Promise<Batches> => {
  const sum = { updated_count: 0, refused: [] as BulkAnswer['refused'], cancelled_choices: 0 }
  for (let at = 0; at < people.length; at += batchSize) {
    const { data, error } = await send(people.slice(at, at + batchSize).map(({ id }) => id))
    if (data === undefined) return { ...sum, left: people.slice(at), error }
    sum.updated_count += data.updated_count
    sum.refused.push(...data.refused)
    sum.cancelled_choices += data.cancelled_choices ?? 0
    onProgress(Math.min(at + batchSize, people.length))
  }
  return { ...sum, left: [] }
}
