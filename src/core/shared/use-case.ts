/** An abstract class in the domain's words, implemented by an adapter; the class is its own injection token. */
export type Port<T = unknown> = abstract new (...parts: never[]) => T

/** Something the product does, with the ports and other use cases it needs. */
export interface UseCase<Run = unknown> {
  readonly needs: readonly Need[]
  readonly make: (...needs: never[]) => Run
}

export type Need = Port | UseCase
export type Provided<Needs extends readonly Need[]> = {
  -readonly [At in keyof Needs]: Needs[At] extends UseCase<infer Run>
    ? Run
    : Needs[At] extends Port<infer T>
      ? T
      : never
}

/** Names what a use case needs; `make` is given it in the same order. */
export const useCase = <const Needs extends readonly Need[], Run>(
  needs: Needs,
  make: (...needs: Provided<Needs>) => Run,
): UseCase<Run> => ({ needs, make: make as UseCase<Run>['make'] })

/** Resolves ports, and use cases that are ready to run. */
export interface Use {
  <Run>(useCase: UseCase<Run>): Run
  <T>(port: Port<T>): T
}

/** Makes each use case once, from the ports that `portOf` knows. */
export const useFrom = (portOf: (port: Port) => unknown): Use => {
  const made = new Map<UseCase, unknown>()
  const use = (wanted: Need): unknown => {
    if (typeof wanted === 'function') return portOf(wanted)
    if (!made.has(wanted)) made.set(wanted, wanted.make(...(wanted.needs.map(use) as never[])))
    return made.get(wanted)
  }
  return use
}

/** The function that a use case resolves to. */
export type RunOf<Of> = Of extends UseCase<infer Run> ? Run : never
