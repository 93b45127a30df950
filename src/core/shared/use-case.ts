/** An abstract class in the domain's words, implemented by an adapter; the class is its own injection token. */
export type Port<T = unknown> = abstract new (...parts: never[]) => T

/** Something the product does, with the ports and other use cases it needs. */
export interface UseCase<Run = unknown> {
  readonly needs: readonly Need[]
  readonly make: (...needs: never[]) => Run
}

export type Need = Port | UseCase
/** The most that positional arguments can carry; use names for more. */
export type Listed = readonly [Need?, Need?, Need?, Need?, Need?, Need?]
type Named = Readonly<Record<string, Need>>
export type Provided<Needs extends Listed | Named> = {
  -readonly [At in keyof Needs]: Needs[At] extends UseCase<infer Run>
    ? Run
    : Needs[At] extends Port<infer T>
      ? T
      : never
}
type Make<Needs extends Listed, Run> = (...needs: Provided<Needs>) => Run

/** Declares what a use case needs; `make` receives it in the same order, or under the same names. */
export function useCase<const Needs extends Listed, Run>(needs: Needs, make: Make<Needs, Run>): UseCase<Run>
export function useCase<Needs extends Named, Run>(needs: Needs, make: (needs: Provided<Needs>) => Run): UseCase<Run>
export function useCase<Run>(needs: readonly Need[] | Named, make: (...needs: never[]) => Run): UseCase<Run> {
  if (Array.isArray(needs)) return { needs, make }
  const names = Object.keys(needs)
  const named = (given: readonly unknown[]) => Object.fromEntries(names.map((name, at) => [name, given[at]])) as never
  return { needs: Object.values(needs), make: (...given) => make(named(given)) }
}

/** Resolves a port to its adapter, and a use case to a function that is ready to run. */
export interface Use {
  <Run>(useCase: UseCase<Run>): Run
  <T>(port: Port<T>): T
}

/** Creates each use case once, from the ports that `portOf` provides. */
export const useFrom = (portOf: (port: Port) => unknown): Use => {
  const made = new Map<UseCase, unknown>()
  const use = (wanted: Need): unknown => {
    if (typeof wanted === 'function') return portOf(wanted)
    if (!made.has(wanted)) made.set(wanted, wanted.make(...(wanted.needs.map(use) as never[])))
    return made.get(wanted)
  }
  return use
}

/** The function a use case resolves to. */
export type RunOf<Of> = Of extends UseCase<infer Run> ? Run : never
