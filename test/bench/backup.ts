import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Argon2Passwords, openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { migrate } from '../../src/persistence/index.ts'
import { fill, fullScale, password, quickScale } from './data.ts'
import { loadOnce, startProduct, stopAll } from './processes.ts'
import { scenariosOf } from './scenarios.ts'

/*
 * Backs up the bench's data while people read menus, and again while they save choices, and restores it. Prints seconds,
 * and requests in rounds without a backup and with one; `--rate` requests a second, or as many as there can be with 0.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, rate: { type: 'string', default: '200' } },
})
const seconds = values.quick ? 2 : 5
const roundsWithout = values.quick ? 1 : 3

const folder = await mkdtemp(join(tmpdir(), 'tabldot-backup-bench-'))
const embedded = await openEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: true })

const tabldot = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(packageRoot, 'dist/cli/main.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`tabldot ${args.join(' ')} ended with ${code}`)
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

try {
  await migrate(embedded.ownerUrl, new URL(embedded.url).username)
  const passwordHash = await new Argon2Passwords(1).hash(password)
  await fill(embedded.ownerUrl, values.quick ? quickScale : fullScale, passwordHash)
  const url = await startProduct(embedded.url)
  const limit = Number(values.rate) > 0 ? { perSecond: Number(values.rate) } : {}
  const scenarios = await scenariosOf(embedded.url, passwordHash)
  for (const name of ['menu reading', 'choice saving']) {
    const requests = scenarios.find((scenario) => scenario.name === name)?.product ?? []
    const round = async (when: string) => {
      const { perSecond, p50, p95, failures } = await loadOnce({ url, requests, connections: 10, seconds, ...limit })
      console.log(`${name}, ${when}: ${perSecond.toFixed(0)}/s, p50 ${p50} ms, p95 ${p95} ms, ${failures} failed`)
    }
    const without = async () => {
      for (let n = 0; n < roundsWithout; n++) await round('without')
    }
    await round('warming up')
    await without()
    const file = join(folder, `${name}.tar.gz`)
    let isDone = false
    const backup = tabldot({ DATABASE_URL: embedded.url }, 'backup', file).finally(() => (isDone = true))
    while (!isDone) await round('with a backup')
    console.log(`backup: ${await backup}, ${((await stat(file)).size / 1e6).toFixed(0)} MB`)
    await without()
  }
  const target = { DATABASE_URL: '', DATA_DIR: join(folder, 'restored') }
  console.log(`restore: ${await tabldot(target, 'restore', join(folder, 'choice saving.tar.gz'))}`)
} finally {
  stopAll()
  await embedded.release()
  await rm(folder, { recursive: true, force: true })
}
