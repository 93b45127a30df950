import { type Push, type PushOutcome, PushSender, type PushTarget } from '../../../src/core/notifications/index.ts'

export class FakePushSender extends PushSender {
  readonly publicKey = 'public-key'
  readonly sent: Push[] = []
  /** By endpoint; any other endpoint delivers. */
  readonly outcomes = new Map<string, PushOutcome>()

  accepts({ endpoint }: PushTarget): boolean {
    return endpoint.startsWith('https://push.example/')
  }

  sendAll(pushes: readonly Push[]): Promise<PushOutcome[]> {
    this.sent.push(...pushes)
    return Promise.resolve(pushes.map(({ target }) => this.outcomes.get(target.endpoint) ?? 'delivered'))
  }
}
