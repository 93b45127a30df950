/** What an entity is made of: its fields, not its methods. */
export type FactsOf<Entity> = {
  [Name in keyof Entity as Entity[Name] extends (...args: never[]) => unknown ? never : Name]: Entity[Name]
}

/** Makes an entity whole: a field that nobody sets does not compile. */
export const create = <Entity extends object>(Kind: new () => Entity, facts: FactsOf<Entity>): Entity =>
  Object.assign(new Kind(), facts)
