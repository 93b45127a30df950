import type { UpdateEmployeesApiResponse } from '../../../api/generated.ts'
import type { Selected } from './selection.ts'

/** As many as one request may name. */
export const batchSize = 500

export type BulkAnswer = Pick<UpdateEmployeesApiResponse, 'updated_count' | 'refused' | 'cancelled_choices'>

export type Batches = BulkAnswer & {
  /** Whom no request has reached, because one failed. */
  left: readonly Selected[]
  /** Of the one that failed. */
  error?: unknown
}

/** Changes exactly these people, however many, and stops at the first request that fails. */
export const inBatches = async (
  people: readonly Selected[],
  send: (ids: string[]) => PromiseLike<{ data?: BulkAnswer; error?: unknown }>,
  onProgress: (done: number) => void,
): Promise<Batches> => {
  const sum = { updated_count: 0, refused: [] as BulkAnswer['refused'], cancelled_choices: 0 }
  for (let at = 0; at < people.length; at += batchSize) {
    const { data, error } = await send(people.slice(at, at + batchSize).map(({ id }) => id))
    if (data === undefined) return { ...sum, left: people.slice(at), error }
    sum.updated_count += data.updated_count
    sum.refused.push(...data.refused)
    sum.cancelled_choices += data.cancelled_choices
    onProgress(Math.min(at + batchSize, people.length))
  }
  return { ...sum, left: [] }
}
