import { Clock } from '../../src/core/shared/index.ts'

/** Only moves when a test sets it. */
export class SettableClock extends Clock {
  #now: Date
  constructor(now: string) {
    super()
    this.#now = new Date(now)
  }

  now(): Date {
    return new Date(this.#now)
  }

  set(instant: string): void {
    this.#now = new Date(instant)
  }

  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}
