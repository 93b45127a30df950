import { Passwords } from '../../src/core/access/index.ts'

/** Hashes each password once: the people of the demo share one, and hashing dominates the run time. */
export class MemoizedPasswords extends Passwords {
  readonly #passwords: Passwords
  readonly #hashes = new Map<string, Promise<string>>()

  constructor(passwords: Passwords) {
    super()
    this.#passwords = passwords
  }

  hash(password: string): Promise<string> {
    const hash = this.#hashes.get(password) ?? this.#passwords.hash(password)
    this.#hashes.set(password, hash)
    return hash
  }

  verify(hash: string | null, password: string): Promise<boolean> {
    return this.#passwords.verify(hash, password)
  }
}
