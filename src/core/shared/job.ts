import { type Need, type Provided, type UseCase, useCase } from './use-case.ts'

/** Work that is left after a commit. It may be carried out more than once, whatever dies in between. */
export interface Job<Payload = never> extends UseCase<(payload: Payload) => Promise<unknown>> {
  /** What the queue calls it; jobs that wait keep it across releases. */
  readonly id: string
}

export const defineJob = <const Needs extends readonly Need[], Payload>(
  id: string,
  needs: Needs,
  make: (...needs: Provided<Needs>) => (payload: Payload) => Promise<unknown>,
): Job<Payload> => ({ id, ...useCase(needs, make) })

export const isJob = (exported: unknown): exported is Job =>
  typeof exported === 'object' && exported !== null && 'id' in exported && 'make' in exported

/** A job is part of the running transaction: it exists if that one commits and not otherwise. */
export abstract class Jobs {
  abstract add<Payload>(job: Job<Payload>, payload: Payload): Promise<void>
}
