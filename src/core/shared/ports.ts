import { refusals } from './refusal.ts'

export const idempotencyRefusal = refusals({ 'idempotency.reused': 'unprocessable' })
/** The only source of time. */
export abstract class Clock {
  abstract now(): Date
}

/** Generates UUIDv7 ids, so that newer rows sort after older ones. */
export abstract class Ids {
  abstract next(): string
}

/** Lets other work of the process run in between, so that a long calculation holds nobody up. */
export abstract class Pauses {
  abstract brief(): Promise<void>
  /** Longer: leaves the database and the processor to others between two steps of work that nobody waits for. */
  abstract rest(): Promise<void>
}

/** All writes inside `run` take effect or none do; a nested `run` joins the outer one. */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>
  /** A savepoint in the running transaction: if `work` fails, only its own writes are undone. */
  abstract part<T>(work: () => Promise<T>): Promise<T>
  /** From here on the running transaction waits for locks as long as one of many simultaneous orders may have to. */
  abstract waitLonger(): Promise<void>
}

/** A position in what has been written so far; later positions are larger. */
export type WritePosition = number

/** For work that only shows something. What decides anything never runs in it. */
export abstract class Showing {
  /** What `work` reads includes all that was written up to there, and may lack the last seconds of what others wrote. */
  abstract show<T>(writtenUpTo: WritePosition, work: () => Promise<T>): Promise<T>
}

/** Counts events by key, across instances. */
export abstract class Limits {
  /**
   * Adds `more` (default 1) to the count of `key`; returns the count in the window of `seconds` that began with the
   * first event.
   */
  abstract count(key: string, seconds: number, more?: number): Promise<number>
}

export interface KeptAnswer {
  fingerprint: string
  answer: unknown
}

/**
 * Responses stored under an `Idempotency-Key`: a repeated request gets the stored response and runs nothing (rule P6).
 */
export abstract class KeptAnswers {
  abstract find(scope: string, key: string): Promise<KeptAnswer | null>
  /** Joins the running transaction; fails if the key has been used in the meantime. */
  abstract keep(scope: string, key: string, answer: KeptAnswer, at: Date): Promise<void>
}
