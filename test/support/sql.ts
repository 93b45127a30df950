import pg from 'pg'

/** Runs the statements in order on a new connection, outside any transaction; returns the rows of the last one. */
export const runSql = async (url: string, ...statements: string[]): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

export interface Sql {
  run: (statement: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

/**
 * Runs statements on connections that are kept: a new one costs ten times what a small statement does. Settings are
 * for `SET LOCAL`, which lasts as long as the statements it is sent with.
 */
export const openSql = (url: string): Sql => {
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 0 })
  pool.on('error', () => {})
  return {
    run: async (statement) => {
      if (/^\s*(SET (?!LOCAL)|BEGIN|START)/i.test(statement)) throw new Error('a setting would last: use SET LOCAL')
      const results: unknown = await pool.query<Record<string, unknown>>(statement)
      return ((Array.isArray(results) ? results.at(-1) : results) as pg.QueryResult<Record<string, unknown>>).rows
    },
    close: () => pool.end(),
  }
}

export const withDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export const withRole = (url: string, { username, password }: Pick<URL, 'username' | 'password'>): string =>
  Object.assign(new URL(url), { username, password }).href
