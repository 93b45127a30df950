import { type Listed, type Provided, type UseCase, useCase } from './use-case.ts'

/** Work to do after a commit. It runs at least once, so a second run has to be harmless. */
export interface Job<Payload = never> extends UseCase<(payload: Payload) => Promise<unknown>> {
  /** The task name in the queue; must not change across releases while jobs may be waiting. */
  readonly id: string
  /**
   * Whether it runs in one transaction. Jobs that do not may wait for other services, so they leave room in the queue
   * for those that do.
   */
  readonly isAtomic: boolean
  /** Whether only one runs at a time, on all instances together; the others wait. */
  readonly isSerial: boolean
}

type Make<Needs extends Listed, Payload> = (...needs: Provided<Needs>) => (payload: Payload) => Promise<unknown>

export const defineJob = <const Needs extends Listed, Payload>(
  id: string,
  needs: Needs,
  make: Make<Needs, Payload>,
): Job<Payload> => ({ id, isAtomic: true, isSerial: false, ...useCase(needs, make) })

/** A job that uses the network, which no transaction may wait for; it opens its own transactions around its writes. */
export const defineLongJob = <const Needs extends Listed, Payload>(
  id: string,
  needs: Needs,
  make: Make<Needs, Payload>,
): Job<Payload> => ({ ...defineJob(id, needs, make), isAtomic: false })

/** A long job of which one at a time is enough, so that a slow service keeps the queue free for others. */
export const defineSerialJob = <const Needs extends Listed, Payload>(
  id: string,
  needs: Needs,
  make: Make<Needs, Payload>,
): Job<Payload> => ({ ...defineLongJob(id, needs, make), isSerial: true })

export const isJob = (exported: unknown): exported is Job =>
  typeof exported === 'object' && exported !== null && 'id' in exported && 'make' in exported

/** A job joins the running transaction: it only exists if that transaction commits. */
export abstract class Jobs {
  /** `at`: the earliest time to run; immediately by default. */
  abstract add<Payload>(job: Job<Payload>, payload: Payload, at?: Date): Promise<void>
  abstract addAll<Payload>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void>
}
