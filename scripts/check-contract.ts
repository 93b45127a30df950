import { generateEndpoints, type ConfigFile } from '@rtk-query/codegen-openapi'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Checks that the generated server types and web hooks match the contract. */
const root = join(import.meta.dirname, '..')
process.chdir(root)

const serverTypes = (): string =>
  execFileSync(process.execPath, ['node_modules/openapi-typescript/bin/cli.js', 'openapi.yaml'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  })

/** Generated next to the real file, because the import path in it depends on the folder. */
const webHooks = async (): Promise<string> => {
  const file = `web/api/.generated-${process.pid}.ts`
  const config = createRequire(import.meta.url)(join(root, 'rtk.config.cjs')) as ConfigFile
  try {
    await generateEndpoints({ ...config, outputFile: file })
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(file, { force: true })
  }
}

const fresh = { 'src/contract/api.d.ts': serverTypes(), 'web/api/generated.ts': await webHooks() }
const stale = Object.entries(fresh).filter(([file, content]) => readFileSync(file, 'utf8').trim() !== content.trim())

for (const [file] of stale) console.error(`${file} does not match openapi.yaml; run "npm run gen".`)
if (stale.length > 0) process.exitCode = 1
else console.log('Server types and web hooks match the contract.')
