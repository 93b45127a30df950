import { Clock } from '../../../src/core/shared/index.ts'

export class FakeClock extends Clock {
  #now: Date
  constructor(now: string) {
    super()
    this.#now = new Date(now)
  }

  now(): Date {
    return this.#now
  }

  set(now: string): void {
    this.#now = new Date(now)
  }

  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}
