/** Lets a few at a time do heavy work; the others wait in line, and nobody waits in a line that is too long. */
export class Turns {
  readonly #mostAtOnce: number
  readonly #mostWaiting: number
  readonly #refusal: () => Error
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(mostAtOnce: number, mostWaiting: number, refusal: () => Error) {
    this.#mostAtOnce = mostAtOnce
    this.#mostWaiting = mostWaiting
    this.#refusal = refusal
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#mostAtOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw this.#refusal()
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
