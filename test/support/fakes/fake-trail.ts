import { Trail, type TrailEntry } from '../../../src/core/audit/index.ts'

export class FakeTrail extends Trail {
  readonly entries: TrailEntry[] = []

  write(entry: TrailEntry): Promise<void> {
    this.entries.push(entry)
    return Promise.resolve()
  }
}
