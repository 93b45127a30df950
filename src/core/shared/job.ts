import { type Need, type Provided, type UseCase, useCase } from './use-case.ts'

/** Work to do after a commit. It runs at least once, so its handler has to tolerate a second run. */
export interface Job<Payload = never> extends UseCase<(payload: Payload) => Promise<unknown>> {
  /** The task name in the queue; waiting jobs keep it across releases. */
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
  /** `at`: not before then; the default is at once. */
  abstract add<Payload>(job: Job<Payload>, payload: Payload, at?: Date): Promise<void>
  abstract addAll<Payload>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void>
}
