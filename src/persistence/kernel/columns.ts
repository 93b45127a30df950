import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm'
import { create, type FactsOf } from '../../core/shared/index.ts'

/** A column for each field of an entity, and nothing else. `Elsewhere`: fields stored in other tables. */
export type ColumnsOf<Entity, Elsewhere extends keyof Entity = never> = Record<
  Exclude<keyof FactsOf<Entity>, Elsewhere>,
  EntitySchemaColumnOptions
>

interface Column {
  name?: string
  type: string
  array?: boolean
  transformer?: { to: (value: unknown) => unknown; from: (value: unknown) => unknown }
}

const columnsIn = <Entity>(schema: EntitySchema<Entity>) =>
  Object.entries(schema.options.columns).map(([field, column]) => {
    const { name = field, type, array, transformer } = column as Column
    return { field: field as keyof Entity & string, name, type: array ? `${type}[]` : type, transformer }
  })

/** A row selected with `columnsOf`, possibly with additional columns. */
export type EntityRow = Readonly<Record<string, unknown>>

/** A select list that names the columns after the entity's fields. */
export const columnsOf = <Entity>(schema: EntitySchema<Entity>, alias: string): string =>
  columnsIn(schema)
    .map(({ field, name }) => `${alias}.${name} AS "${field}"`)
    .join(', ')

/** Creates the entity from its row. */
export const entityOf = <Entity extends object>(
  schema: EntitySchema<Entity>,
  Kind: new () => Entity,
  row: EntityRow,
): Entity => {
  const facts = columnsIn(schema).map(({ field, transformer }) => [field, transformer?.from(row[field]) ?? row[field]])
  return create(Kind, Object.fromEntries(facts) as FactsOf<Entity>)
}

/** An entity's column names, and the same with their types for `jsonb_to_recordset`. */
export const recordOf = <Entity>(schema: EntitySchema<Entity>): { names: string; typed: string } => {
  const columns = columnsIn(schema)
  return {
    names: columns.map(({ name }) => name).join(', '),
    typed: columns.map(({ name, type }) => `${name} ${type}`).join(', '),
  }
}

/** Entities as a JSON array of their rows, without the columns that are null: `jsonb_to_recordset` fills those in. */
export const rowsOf = <Entity>(schema: EntitySchema<Entity>, entities: readonly Entity[]): string => {
  const columns = columnsIn(schema)
  const rowOf = (entity: Entity) => {
    const row: Record<string, unknown> = {}
    for (const { name, field, transformer } of columns) {
      const value: unknown = transformer ? transformer.to(entity[field]) : entity[field]
      if (value !== null) row[name] = value
    }
    return row
  }
  return JSON.stringify(entities.map(rowOf))
}
