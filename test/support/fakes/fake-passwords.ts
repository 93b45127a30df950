import { Passwords } from '../../../src/core/access/index.ts'

export class FakePasswords extends Passwords {
  /** The hashes that passwords were verified against, in order. */
  readonly verified: (string | null)[] = []

  hash(password: string): Promise<string> {
    return Promise.resolve(`hashed:${password}`)
  }

  verify(hash: string | null, password: string): Promise<boolean> {
    this.verified.push(hash)
    return Promise.resolve(hash === `hashed:${password}`)
  }
}
