import { refusals } from './refusal.ts'

export const idempotencyRefusal = refusals({ 'idempotency.reused': 'unprocessable' })
/** The only source of time. */
export abstract class Clock {
  abstract now(): Date
}

/** Makes UUIDv7 identifiers, so that newer rows sort after older ones. */
export abstract class Ids {
  abstract next(): string
}

/** All writes inside `run` happen together or not at all; a `run` inside a `run` joins it. */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>
  /** A part of the running transaction: if `work` fails, only what it wrote is undone. */
  abstract part<T>(work: () => Promise<T>): Promise<T>
}

/** Counts how often something was done under a key, across instances. */
export abstract class Limits {
  /** Adds `more` (default one) under `key`; returns the count within `seconds` of the first. */
  abstract count(key: string, seconds: number, more?: number): Promise<number>
}

export interface KeptAnswer {
  fingerprint: string
  answer: unknown
}

/** Answers kept under an `Idempotency-Key`: a repeated request gets the kept answer and runs nothing (rule P6). */
export abstract class KeptAnswers {
  abstract find(scope: string, key: string): Promise<KeptAnswer | null>
  /** Part of the running transaction; fails when the key was used meanwhile. */
  abstract keep(scope: string, key: string, answer: KeptAnswer, at: Date): Promise<void>
}
