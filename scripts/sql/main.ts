import { join } from 'node:path'
import type { Client } from 'pg'
import ts from 'typescript'
import { projectAt } from '../typescript-project.ts'
import { acrossCompanies } from './across-companies.ts'
import { comparer } from './compare.ts'
import { declaredIn } from './declared.ts'
import { describer } from './described.ts'
import { tenantFaults } from './tenants.ts'

/**
 * Lets PostgreSQL describe every statement in the given folders on the migrated, empty schema, and compares the result
 * with the declared types. A statement on a tenants' table has to restrict its rows to a company.
 */
const root = join(import.meta.dirname, '../..')
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src/persistence', 'src/reads']

const columnsOfTables = async (client: Client): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     GROUP BY 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

const { fileNames, options } = projectAt('tsconfig.json')
const program = ts.createProgram(fileNames, options)
const { declared, unheard } = await declaredIn(program, root, folders)
const faults = unheard.map((name) => `${name}: not declared while its file loads, so it cannot be checked`)
/** Imported only now, because it loads product files whose statements have to be collected. */
const { openEmptySchema } = await import('./empty-schema.ts')
const across = new Set<string>()
const isChecked = (name: string) => folders.some((folder) => name.startsWith(`${folder}/`))
const { client, close } = await openEmptySchema()
try {
  const compare = comparer(program.getTypeChecker())
  const describe = await describer(client)
  const tables = await columnsOfTables(client)
  for (const statement of declared) {
    const { name, text } = statement
    const described = await describe(text).catch((error: Error) => error)
    if (described instanceof Error) {
      faults.push(`${name}: ${described.message}`)
      continue
    }
    const ofTenants = await tenantFaults(text, tables)
    if (ofTenants.length > 0) across.add(name)
    const found = [...compare(statement, described), ...(acrossCompanies[name] === undefined ? ofTenants : [])]
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  const needless = Object.keys(acrossCompanies).filter((name) => isChecked(name) && !across.has(name))
  faults.push(...needless.map((name) => `${name}: needs no exception`))
  console.log(`${declared.length} statements described.`)
} finally {
  await close()
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
