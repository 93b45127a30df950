import type { Product } from './product.ts'

/** The tables that have a row containing the text. */
export const tablesContaining = async ({ sql }: Pick<Product, 'sql'>, text: string): Promise<string[]> => {
  const tables = await sql(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql(`SELECT FROM ${String(name)} t WHERE position('${text}' IN t::text) > 0 LIMIT 1`)
    if (rows.length > 0) found.push(String(name))
  }
  return found
}
