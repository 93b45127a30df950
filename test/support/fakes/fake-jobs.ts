import { type Job, Jobs } from '../../../src/core/shared/index.ts'

export class FakeJobs extends Jobs {
  readonly waiting: { id: string; payload: unknown; at?: Date }[] = []

  add<Payload>({ id }: Job<Payload>, payload: Payload, at?: Date): Promise<void> {
    this.waiting.push({ id, payload, ...(at && { at }) })
    return Promise.resolve()
  }

  async addAll<Payload>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
    for (const payload of payloads) await this.add(job, payload)
  }
}
