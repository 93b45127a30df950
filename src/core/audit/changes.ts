import type { Change, Changes, Fact } from './trail.ts'

/** The fields whose values differ, with both values. */
export const changesBetween = <Name extends string>(
  before: Record<Name, Fact>,
  after: Record<Name, Fact>,
): Changes<Name, Change> =>
  Object.fromEntries(
    Object.keys(before)
      .map((name) => name as Name)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  ) as Changes<Name, Change>

/** Moves the values of personal fields out of the changes, leaving null in their place. */
export const withoutPersonal = <Field extends string>(
  changes: Changes<Field, Change>,
  fields: readonly Field[],
): { changes: Changes<Field>; personal: Record<string, Change> } => {
  const isPersonal = (field: string) => fields.some((one) => one === field)
  const entries = Object.entries<Change>(changes)
  return {
    changes: Object.fromEntries(
      entries.map(([field, change]) => [field, isPersonal(field) ? null : change]),
    ) as Changes<Field>,
    personal: Object.fromEntries(entries.filter(([field]) => isPersonal(field))),
  }
}
