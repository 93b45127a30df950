import { Trail, type TrailEntry } from '../../../src/core/audit/index.ts'

export class FakeTrail extends Trail {
  readonly entries: TrailEntry[] = []

  write(...entries: TrailEntry[]): Promise<void> {
    this.entries.push(...entries)
    return Promise.resolve()
  }

  async settle(): Promise<void> {}
}
