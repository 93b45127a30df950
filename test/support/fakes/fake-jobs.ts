import { type Job, Jobs } from '../../../src/core/shared/index.ts'

export class FakeJobs extends Jobs {
  readonly waiting: { id: string; payload: unknown }[] = []

  add<Payload>({ id }: Job<Payload>, payload: Payload): Promise<void> {
    this.waiting.push({ id, payload })
    return Promise.resolve()
  }
}
