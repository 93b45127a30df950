import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { Passwords } from '../core/access/index.ts'
import { Refusal } from '../core/shared/index.ts'
import { OneTimePasswords } from '../core/workforce/index.ts'
import { Turns } from './turns.ts'

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB and 2 passes. Memory in KiB. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const mostAtOnce = Math.min(4, availableParallelism())
const oneTimePrefix = '$one-time$'

/** Keyboards spell the same letters in different ways. */
const spelled = (password: string): string => password.normalize('NFC')

const oneTimeHash = (salt: string, password: string): string =>
  `${oneTimePrefix}${salt}$${createHash('sha256').update(salt).update(password).digest('base64url')}`

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export class Argon2Passwords extends Passwords {
  readonly #turns: Turns
  readonly #nobodysHash: Promise<string>

  constructor(mostWaiting: number) {
    super()
    this.#turns = new Turns({
      atOnce: mostAtOnce,
      waitingPerParty: mostWaiting,
      refusal: () => new Refusal('sign_in.busy', { seconds: 5 }),
    })
    this.#nobodysHash = argon2.hash(randomBytes(16), cost)
  }

  hash(password: string): Promise<string> {
    return this.#turns.take(() => argon2.hash(spelled(password), cost))
  }

  /** One-time passwords are random and need no slow hash; they take as long all the same, so that nobody sees who has one. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const isOneTime = hash?.startsWith(oneTimePrefix) ?? false
    const slowHash = hash === null || isOneTime ? await this.#nobodysHash : hash
    const isRight = await this.#turns.take(() => argon2.verify(slowHash, spelled(password)))
    if (hash === null) return false
    return isOneTime ? sameText(oneTimeHash(hash.split('$')[2] ?? '', password), hash) : isRight
  }
}

/** Letters and digits that are not mistaken for each other when read aloud or from paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 4

/** 16 of 31 signs are 79 bits: beyond guessing within the seven days such a password lives, also for a fast hash. */
export class RandomOneTimePasswords extends OneTimePasswords {
  issue(): { password: string; hash: string } {
    const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
    const password = Array.from({ length: groups }, group).join('-')
    return { password, hash: oneTimeHash(randomBytes(9).toString('base64url'), password) }
  }
}
