import { hash as digestOf, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { Passwords, tooBusyToSignIn } from '../core/access/index.ts'
import { OneTimePasswords } from '../core/workforce/index.ts'
import { fewRandomBytes } from './random.ts'
import { sameText } from './same-text.ts'
import { Turns } from './turns.ts'

/** OWASP Password Storage Cheat Sheet: argon2id, the package's default, with 19 MiB and 2 passes. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** One more than can run at the same time, so that none of the cores waits for the event loop between two (0137). */
const maxConcurrent = Math.min(4, availableParallelism() + 1)
const oneTimePrefix = '$one-time$'

/** Keyboards encode the same letter differently. */
const normalized = (password: string): string => password.normalize('NFC')

/** No letter or digit can be mistaken for another when read aloud or from paper: no 0 and O, no 1 and I. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 4

/**
 * What phones, word processors and people put between the groups or leave out: dashes, blanks and zero-width
 * characters.
 */
const between = /[\p{Pd}\p{Z}\p{Cf}\s\u2212]/gu

/** Restores the issued spelling of a one-time password or recovery code, however it was typed (rule I11). */
export const asIssued = (typed: string): string =>
  (
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(between, '')
      .match(/.{1,4}/gsu) ?? []
  ).join('-')

/** Of a password as it was issued. */
const oneTimeHash = (salt: string, password: string): string =>
  `${oneTimePrefix}${salt}$${digestOf('sha256', salt + password, 'base64url')}`

export class Argon2Passwords extends Passwords {
  readonly #turns: Turns
  readonly #dummyHash: Promise<string>

  constructor(maxWaiting: number) {
    super()
    this.#turns = new Turns({
      maxConcurrent,
      maxWaitingPerParty: maxWaiting,
      refusal: tooBusyToSignIn,
    })
    this.#dummyHash = argon2.hash(randomBytes(16), cost)
  }

  get queue(): { running: number; waiting: number } {
    const { running, waiting } = this.#turns
    return { running, waiting }
  }

  hash(password: string): Promise<string> {
    return this.#turns.take(() => argon2.hash(normalized(password), cost))
  }

  /** One-time passwords need no slow hash, but verify one anyway, so that timing does not reveal who has one. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const isOneTime = hash?.startsWith(oneTimePrefix) ?? false
    const slowHash = hash === null || isOneTime ? await this.#dummyHash : hash
    const isCorrect = await this.#turns.take(() => argon2.verify(slowHash, normalized(password)))
    if (hash === null) return false
    return isOneTime ? sameText(oneTimeHash(hash.split('$')[2] ?? '', asIssued(password)), hash) : isCorrect
  }
}

/** Each with the same probability. */
const randomLetter = (): string => {
  const at = (fewRandomBytes(1)[0] ?? 0) % 32
  return at < alphabet.length ? alphabet.charAt(at) : randomLetter()
}

/** 16 characters out of 31 make 79 bits, in four groups. */
export const readableSecret = (): string => {
  const group = () => Array.from({ length: groupLength }, randomLetter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Impossible to guess in the seven days the password is valid, even with a fast hash. */
export class RandomOneTimePasswords extends OneTimePasswords {
  issue(): { password: string; hash: string } {
    const password = readableSecret()
    return { password, hash: oneTimeHash(fewRandomBytes(9).toString('base64url'), password) }
  }
}
