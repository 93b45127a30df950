import { Transaction } from '../../../src/core/shared/index.ts'

/** Takes nothing back; it knows only whether it is running. */
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
}
