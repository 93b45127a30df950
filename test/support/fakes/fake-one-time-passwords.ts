import { OneTimePasswords } from '../../../src/core/workforce/index.ts'

export class FakeOneTimePasswords extends OneTimePasswords {
  #issued = 0

  issue(): { password: string; hash: string } {
    this.#issued += 1
    const password = `ONE-TIME-${this.#issued}`
    return { password, hash: `hashed:${password}` }
  }
}
