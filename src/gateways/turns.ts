interface Limits {
  atOnce: number
  waitingPerParty: number
  refusal: () => Error
}

/**
 * Lets a few at a time do heavy work. The others wait, and the parties among them are served in turn, so that nobody gets
 * more than his share by asking more often; a party whose own line is too long is turned away.
 */
export class Turns {
  readonly #limits: Limits
  #running = 0
  /** In the order in which the parties are served next. */
  readonly #waiting = new Map<string, (() => void)[]>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async take<T>(work: () => Promise<T>, party = ''): Promise<T> {
    await this.#turnOf(party)
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  async #turnOf(party: string): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running++
      return
    }
    const line = this.#waiting.get(party) ?? []
    if (line.length >= this.#limits.waitingPerParty) throw this.#limits.refusal()
    this.#waiting.set(party, line)
    await new Promise<void>((resolve) => line.push(resolve))
  }

  #passOn(): void {
    const [first] = this.#waiting
    if (first === undefined) {
      this.#running--
      return
    }
    const [party, line] = first
    this.#waiting.delete(party)
    line.shift()?.()
    if (line.length > 0) this.#waiting.set(party, line)
  }
}
