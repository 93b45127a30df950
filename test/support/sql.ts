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

export const withDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export const withRole = (url: string, { username, password }: Pick<URL, 'username' | 'password'>): string =>
  Object.assign(new URL(url), { username, password }).href
