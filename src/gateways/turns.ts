interface Limits {
  maxConcurrent: number
  maxWaitingPerParty: number
  refusal: () => Error
}

/**
 * Limits how much heavy work runs at the same time. Waiting parties are served in turn, so that nobody gets more than
 * their share by asking more often; a party with too many waiting calls is refused.
 */
export class Turns {
  readonly #limits: Limits
  #running = 0
  /** In the order in which parties are served next. */
  readonly #waiting = new Map<string, (() => void)[]>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.values().reduce((sum, queue) => sum + queue.length, 0)
  }

  async take<T>(work: () => Promise<T>, party = ''): Promise<T> {
    await this.#turnOf(party)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #turnOf(party: string): Promise<void> {
    if (this.#running < this.#limits.maxConcurrent) {
      this.#running++
      return
    }
    const queue = this.#waiting.get(party) ?? []
    if (queue.length >= this.#limits.maxWaitingPerParty) throw this.#limits.refusal()
    this.#waiting.set(party, queue)
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  #next(): void {
    const [first] = this.#waiting
    if (first === undefined) {
      this.#running--
      return
    }
    const [party, queue] = first
    this.#waiting.delete(party)
    queue.shift()?.()
    if (queue.length > 0) this.#waiting.set(party, queue)
  }
}
