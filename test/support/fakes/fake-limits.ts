import { Limits } from '../../../src/core/shared/index.ts'

/** Windows never expire. */
export class FakeLimits extends Limits {
  readonly counts = new Map<string, number>()

  count(key: string, _seconds: number, more = 1): Promise<number> {
    const counted = (this.counts.get(key) ?? 0) + more
    this.counts.set(key, counted)
    return Promise.resolve(counted)
  }
}
