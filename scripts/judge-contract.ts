import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContract, publishedContract } from '../src/http/index.ts'

/**
 * Runs Spectral on the contract as it is published. Warnings count as errors. Text that it has accepted before, by the
 * same rules and packages, is not judged again, except in CI.
 */
process.chdir(join(import.meta.dirname, '..'))
const published = JSON.stringify(publishedContract(loadContract('openapi.yaml')))
const inputs = ['.spectral.yaml', 'package-lock.json', 'scripts/judge-contract.ts'].map((file) => readFileSync(file))
const digest = [published, process.version, ...inputs].reduce((hash, input) => hash.update(input), createHash('sha256'))
const accepted = join('node_modules/.cache/judged', digest.digest('hex'))

const judge = (): number => {
  // Not through a pipe: Spectral gives up if it reads faster than the pipe is filled.
  const folder = mkdtempSync(join(tmpdir(), 'tabldot-contract-'))
  try {
    const file = join(folder, 'contract.json')
    writeFileSync(file, published)
    const spectral = ['node_modules/@stoplight/spectral-cli/dist/index.js', 'lint', file, '--fail-severity', 'warn']
    const ruleset = ['--ruleset', '.spectral.yaml']
    return spawnSync(process.execPath, [...spectral, ...ruleset], { stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.env.CI !== undefined || !existsSync(accepted)) {
  process.exitCode = judge()
  if (process.exitCode === 0) {
    mkdirSync('node_modules/.cache/judged', { recursive: true })
    writeFileSync(accepted, '')
  }
}
