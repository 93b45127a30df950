import type pg from 'pg'

export interface Column {
  name: string
  /** A PostgreSQL type such as `text` or `uuid[]`. */
  type: string
  /** Whether it is a table column that may be null. */
  isNullable: boolean
}

/** What PostgreSQL says about a statement that was parsed but not run. */
export interface Described {
  parameters: string[]
  columns: Column[]
}

interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** The part of the driver's connection needed to describe statements. */
interface Connection {
  parse: (query: { text: string }) => void
  describe: (what: { type: 'S' }) => void
  sync: () => void
  once: (event: 'parameterDescription', hear: (message: { dataTypeIDs: number[] }) => void) => void
  removeAllListeners: (event: 'parameterDescription') => void
}

/** Parse, Describe and Sync of PostgreSQL's protocol; `pg` runs any object with a `submit` method. */
class Description implements pg.Submittable {
  readonly #text: string
  readonly #end = Promise.withResolvers<{ parameterIds: number[]; fields: Field[] }>()
  #parameterIds: number[] = []
  #fields: Field[] = []

  constructor(text: string) {
    this.#text = text
  }

  get end() {
    return this.#end.promise
  }

  submit(given: unknown): void {
    const connection = given as Connection
    connection.removeAllListeners('parameterDescription')
    connection.once('parameterDescription', ({ dataTypeIDs }) => (this.#parameterIds = dataTypeIDs))
    connection.parse({ text: this.#text })
    connection.describe({ type: 'S' })
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields
  }

  handleError(error: Error): void {
    this.#end.reject(error)
  }

  handleReadyForQuery(): void {
    this.#end.resolve({ parameterIds: this.#parameterIds, fields: this.#fields })
  }
}

/** Describes statements on one connection. */
export const describer = async (client: pg.Client): Promise<(text: string) => Promise<Described>> => {
  const types = await client.query<{ oid: number; name: string }>(
    'SELECT oid::int, format_type(oid, NULL) AS name FROM pg_type',
  )
  const nullables = await client.query<{ key: string }>(
    `SELECT attrelid || '.' || attnum AS key FROM pg_attribute WHERE attnum > 0 AND NOT attnotnull`,
  )
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]))
  const nullable = new Set(nullables.rows.map(({ key }) => key))
  return async (text) => {
    const description = new Description(text)
    client.query(description)
    const { parameterIds, fields } = await description.end
    return {
      parameters: parameterIds.map((id) => typeNames.get(id) ?? String(id)),
      columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: typeNames.get(dataTypeID) ?? String(dataTypeID),
        isNullable: nullable.has(`${tableID}.${columnID}`),
      })),
    }
  }
}
