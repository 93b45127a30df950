import { type JobName, type JobPayloads, Jobs } from '../../../src/core/notifications/index.ts'

export class FakeJobs extends Jobs {
  readonly waiting: { name: JobName; payload: JobPayloads[JobName] }[] = []

  add<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    this.waiting.push({ name, payload })
    return Promise.resolve()
  }
}
