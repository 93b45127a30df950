import { Passwords } from '../../src/core/access/index.ts'

/** The people of the demo share one password; hashing it for each of them would take longer than all the rest. */
export class OnceHashed extends Passwords {
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
