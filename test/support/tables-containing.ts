import type { Product } from './product.ts'

/** The tables that have a row containing the text. */
export const tablesContaining = async ({ sql }: Pick<Product, 'sql'>, text: string): Promise<string[]> => {
  const tables = await sql(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found = await sql(
    tables
      .map(({ name }) => {
        const table = String(name)
        return `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table} t WHERE position('${text}' IN t::text) > 0)`
      })
      .join(' UNION ALL '),
  )
  return found.map(({ name }) => String(name))
}
