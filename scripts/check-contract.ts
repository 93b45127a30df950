import { generateEndpoints, type ConfigFile } from '@rtk-query/codegen-openapi'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundleContract, contractSources } from './bundle-contract.ts'
import { contractTypes } from './contract-types.ts'

/**
 * Checks that the bundled contract matches its modules, and that the generated server types and web hooks match the
 * contract.
 */
const root = join(import.meta.dirname, '..')
process.chdir(root)

type Config = Omit<ConfigFile, 'outputFile'> & { outputFiles: Record<string, object> }
const { outputFiles, ...common } = createRequire(import.meta.url)(join(root, 'rtk.config.cjs')) as Config

/** Generated next to the real file, because the import path in it depends on the folder. */
const webHooks = async (options: object): Promise<string> => {
  const file = `web/api/.generated-${process.pid}.ts`
  try {
    await generateEndpoints({ ...common, ...options, outputFile: file })
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(file, { force: true })
  }
}

const fresh: Record<string, string> = {
  'openapi.yaml': bundleContract(contractSources()),
  'src/contract/api.d.ts': await contractTypes(),
}
for (const [file, options] of Object.entries(outputFiles)) fresh[file] = await webHooks(options)
const stale = Object.entries(fresh).filter(([file, content]) => readFileSync(file, 'utf8').trim() !== content.trim())

for (const [file] of stale) console.error(`${file} does not match src/contract; run "npm run gen".`)
if (stale.length > 0) process.exitCode = 1
else console.log('Contract, server types and web hooks match src/contract.')
