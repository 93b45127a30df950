import { Clock, type LocalDate } from '../../src/core/shared/index.ts'

/** A clock that can be set and then advances with each reading, so that demo data gets plausible times. It never passes the present. */
export class DemoClock extends Clock {
  readonly #present: number
  #next: number | undefined
  #step = 0

  constructor(present: Date) {
    super()
    this.#present = present.getTime()
  }

  set(instant: Date, stepMs = 1000): void {
    this.#next = instant.getTime()
    this.#step = stepMs
  }

  now(): Date {
    if (this.#next === undefined) return new Date()
    const instant = new Date(Math.min(this.#next, this.#present))
    this.#next += this.#step
    return instant
  }
}

/** Turkey keeps one offset all year. */
export const istanbulTime = (date: LocalDate, time: string): Date => new Date(`${date}T${time}:00+03:00`)

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
