import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { loadContract, publishedContract } from '../src/http/index.ts'

/** Has Spectral judge the contract as it is served. Whatever it says is an error here, a warning too. */
process.chdir(join(import.meta.dirname, '..'))

const spectral = ['node_modules/@stoplight/spectral-cli/dist/index.js', 'lint', '--stdin-filepath', 'contract.json']
const { status } = spawnSync(process.execPath, [...spectral, '--fail-severity', 'warn'], {
  input: JSON.stringify(publishedContract(loadContract('openapi.yaml'))),
  stdio: ['pipe', 'inherit', 'inherit'],
})
process.exitCode = status ?? 1
