import { Clock, Limits, takingInBatches, type Use } from '../../core/shared/index.ts'

/** Counts a search made without a session; refuses if there were too many from its IP address. */
export type SearchLimit = (address: string) => Promise<void>

export const newSearchLimit = (use: Use, searchesPerMinute: number): SearchLimit => {
  const count = takingInBatches(use(Limits), use(Clock), searchesPerMinute, 60)
  return (address) => count(`search:${address}`)
}
