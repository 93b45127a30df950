import type { Change, Changes, Fact } from './trail.ts'

/** The fields in which two states differ. */
export const changesBetween = <Name extends string>(
  before: Record<Name, Fact>,
  after: Record<Name, Fact>,
): Record<string, Change> =>
  Object.fromEntries(
    Object.keys(before)
      .map((name) => name as Name)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )

/** Separates the values of personal fields from changes. */
export const withoutPersonal = (
  changes: Readonly<Record<string, Change>>,
  fields: readonly string[],
): { changes: Changes; personal: Record<string, Change> } => ({
  changes: Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, fields.includes(field) ? null : change]),
  ),
  personal: Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field))),
})
