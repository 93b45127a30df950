import { expect } from 'vitest'
import { startWorker } from '../../src/main/worker.ts'
import type { Product } from './product.ts'

/** Runs jobs until none of these is left. */
export const finishJobs = async (product: Product, ...ids: readonly string[]): Promise<void> => {
  const worker = startWorker(product, { info: () => undefined, error: () => undefined })
  const listed = ids.map((id) => `'${id}'`).join(', ')
  await expect
    .poll(() => product.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN (${listed})`))
    .toEqual([])
  await worker.stop()
}
