import { type Listed, type Provided, type UseCase, useCase } from './use-case.ts'

/** Work to do after a commit. It runs at least once, so its handler has to tolerate a second run. */
export interface Job<Payload = never> extends UseCase<(payload: Payload) => Promise<unknown>> {
  /** The task name in the queue; waiting jobs keep it across releases. */
  readonly id: string
  /** Whether it runs in one transaction. A job that does not waits for others: it leaves the queue to those that do. */
  readonly isAtomic: boolean
}

type Make<Needs extends Listed, Payload> = (...needs: Provided<Needs>) => (payload: Payload) => Promise<unknown>

export const defineJob = <const Needs extends Listed, Payload>(
  id: string,
  needs: Needs,
  make: Make<Needs, Payload>,
): Job<Payload> => ({ id, isAtomic: true, ...useCase(needs, make) })

/** A job that talks to others over the network, which no transaction may wait for; it opens its own around what it writes. */
export const defineLongJob = <const Needs extends Listed, Payload>(
  id: string,
  needs: Needs,
  make: Make<Needs, Payload>,
): Job<Payload> => ({ ...defineJob(id, needs, make), isAtomic: false })

export const isJob = (exported: unknown): exported is Job =>
  typeof exported === 'object' && exported !== null && 'id' in exported && 'make' in exported

/** A job is part of the running transaction: it exists if that one commits and not otherwise. */
export abstract class Jobs {
  /** `at`: not before then; the default is at once. */
  abstract add<Payload>(job: Job<Payload>, payload: Payload, at?: Date): Promise<void>
  abstract addAll<Payload>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void>
}
