import type { Changes, Fact } from './trail.ts'

/** The fields in which two states of a thing differ. */
export const changesBetween = <Name extends string>(before: Record<Name, Fact>, after: Record<Name, Fact>): Changes =>
  Object.fromEntries(
    Object.keys(before)
      .map((name) => name as Name)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
