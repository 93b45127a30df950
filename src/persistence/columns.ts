import type { EntitySchema } from 'typeorm'

const columnsIn = <Entity>(schema: EntitySchema<Entity>) =>
  Object.entries(schema.options.columns).map(([field, column]) => {
    const { name = field, type, array } = column as { name?: string; type: string; array?: boolean }
    return { field: field as keyof Entity & string, name, type: array ? `${type}[]` : type }
  })

/** What a statement selects so that its row has the fields of the entity. */
export const columnsOf = <Entity>(schema: EntitySchema<Entity>, alias: string): string =>
  columnsIn(schema)
    .map(({ field, name }) => `${alias}.${name} AS "${field}"`)
    .join(', ')

/** The names of an entity's columns, and the same with their types, as `jsonb_to_recordset` wants them. */
export const recordOf = <Entity>(schema: EntitySchema<Entity>): { names: string; typed: string } => {
  const columns = columnsIn(schema)
  return {
    names: columns.map(({ name }) => name).join(', '),
    typed: columns.map(({ name, type }) => `${name} ${type}`).join(', '),
  }
}

/** Entities as a JSON array of their rows. */
export const rowsOf = <Entity>(schema: EntitySchema<Entity>, entities: readonly Entity[]): string => {
  const columns = columnsIn(schema)
  return JSON.stringify(
    entities.map((entity) => Object.fromEntries(columns.map(({ field, name }) => [name, entity[field]]))),
  )
}
