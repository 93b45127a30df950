import { join } from 'node:path'
import ts from 'typescript'
import { comparer } from './compare.ts'
import { declaredIn } from './declared.ts'
import { describer } from './described.ts'

/** Describes every statement of the given folders by PostgreSQL on the migrated, empty schema, and compares. */
const root = join(import.meta.dirname, '../..')
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['src/persistence', 'src/reads']

const programOf = (): ts.Program => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { incremental: false, noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
  )
  return ts.createProgram(config?.fileNames ?? [], config?.options ?? {})
}

const program = programOf()
const { declared, unheard } = await declaredIn(program, root, folders)
const faults = unheard.map((name) => `${name}: not declared when its file is loaded, so that it cannot be checked`)
/** Only now, since it loads files of the product, which are to be heard. */
const { openEmptySchema } = await import('./empty-schema.ts')
const { client, close } = await openEmptySchema()
try {
  const compare = comparer(program.getTypeChecker())
  const describe = await describer(client)
  for (const statement of declared) {
    const found = await describe(statement.text).then(
      (described) => compare(statement, described),
      (error: Error) => [error.message],
    )
    faults.push(...found.map((fault) => `${statement.name}: ${fault}`))
  }
  console.log(`${declared.length} statements described.`)
} finally {
  await close()
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
