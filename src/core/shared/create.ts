/** An entity's fields, without its methods. */
export type FactsOf<Entity> = {
  [Name in keyof Entity as Entity[Name] extends (...args: never[]) => unknown ? never : Name]: Entity[Name]
}

/** Creates an entity from all of its fields, such as a row has them; leaving one out is a compile error. */
export const create = <Entity extends object>(Kind: new () => Entity, facts: FactsOf<Entity>): Entity =>
  Object.assign(new Kind(), facts)

/** The fields of a new entity; those with a default are optional. */
type NewFacts<Entity, Known extends keyof FactsOf<Entity>> = Omit<FactsOf<Entity>, Known> & {
  [Name in Known]?: FactsOf<Entity>[Name] | undefined
}

/**
 * Declares the constructor of new entities, next to their class, with their defaults, which may depend on other fields. Fields without
 * a default have to be given by every caller. It takes two calls, because TypeScript can infer the defaults only once it knows the class.
 */
export const constructorOf =
  <Entity extends object>(Kind: new () => Entity) =>
  <Known extends keyof FactsOf<Entity>>(
    defaults: (given: Omit<FactsOf<Entity>, Known>) => Pick<FactsOf<Entity>, Known>,
  ) =>
  (given: NewFacts<Entity, Known>): Entity => {
    const facts = Object.entries<unknown>(given).filter(([, fact]) => fact !== undefined)
    return create(Kind, { ...defaults(given), ...Object.fromEntries(facts) } as FactsOf<Entity>)
  }
