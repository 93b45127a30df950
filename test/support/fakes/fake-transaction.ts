import { Transaction } from '../../../src/core/shared/index.ts'

/** Never rolls back; only records whether it is running. */
export class FakeTransaction extends Transaction {
  isRunning = false

  async run<T>(work: () => Promise<T>): Promise<T> {
    const wasRunning = this.isRunning
    this.isRunning = true
    try {
      return await work()
    } finally {
      this.isRunning = wasRunning
    }
  }

  part<T>(work: () => Promise<T>): Promise<T> {
    return work()
  }

  async waitLonger(): Promise<void> {}
}
