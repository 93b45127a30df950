import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContract, publishedContract } from '../src/http/index.ts'

/** Runs Spectral on the contract as it is published. Warnings count as errors. */
process.chdir(join(import.meta.dirname, '..'))

// Not through a pipe: Spectral gives up if it reads faster than the pipe is filled.
const folder = mkdtempSync(join(tmpdir(), 'tabldot-contract-'))
try {
  const file = join(folder, 'contract.json')
  writeFileSync(file, JSON.stringify(publishedContract(loadContract('openapi.yaml'))))
  const spectral = ['node_modules/@stoplight/spectral-cli/dist/index.js', 'lint', file, '--fail-severity', 'warn']
  const ruleset = ['--ruleset', '.spectral.yaml']
  process.exitCode = spawnSync(process.execPath, [...spectral, ...ruleset], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
