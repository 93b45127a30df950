import type { Limits } from './ports.ts'
import { Refusal } from './refusal.ts'

/** Counts one more; refuses once more than `most` were counted within `seconds`. */
export const takeWithin = async (limits: Limits, key: string, most: number, seconds: number): Promise<void> => {
  if ((await limits.count(key, seconds)) > most) throw new Refusal('throttled', 'limit.exceeded', { seconds })
}
