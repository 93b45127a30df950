/** An entity's fields, without its methods. */
export type FactsOf<Entity> = {
  [Name in keyof Entity as Entity[Name] extends (...args: never[]) => unknown ? never : Name]: Entity[Name]
}

/** Creates an entity; leaving out a field is a compile error. */
export const create = <Entity extends object>(Kind: new () => Entity, facts: FactsOf<Entity>): Entity =>
  Object.assign(new Kind(), facts)
