import { Tokens } from '../../../src/core/access/index.ts'

export class FakeTokens extends Tokens {
  #issued = 0

  issue(): { token: string; hash: string } {
    this.#issued += 1
    const token = `token-${this.#issued}`
    return { token, hash: this.hashOf(token) }
  }

  hashOf(token: string): string {
    return `hash of ${token}`
  }
}
