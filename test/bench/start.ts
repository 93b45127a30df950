import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { packageRoot } from '../../src/main/package-root.ts'

/**
 * Times starts on an existing database and short commands, in turn with a Node process that does nothing:
 * `node scripts/build.ts && node test/bench/start.ts`, with a number of rounds and the folder of another build to
 * compare.
 */
const [rounds = '9', root = packageRoot] = process.argv.slice(2)

const folder = await mkdtemp(join(tmpdir(), 'tabldot-start-'))
const postgres = await openEmbeddedPostgres({ dataDir: folder, durable: true })
const env = {
  ...process.env,
  DATABASE_URL: postgres.url,
  DATABASE_OWNER_URL: postgres.ownerUrl,
  PORT: '0',
  HOST: '127.0.0.1',
  SHUTDOWN_GRACE: '0',
  LOG_LEVEL: 'info',
}

const begin = (args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })

const untilEnd = async (...args: string[]): Promise<number> => {
  const startedAt = performance.now()
  const child = begin(args)
  child.stdout.resume()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return performance.now() - startedAt
}

const untilListening = async (...args: string[]): Promise<number> => {
  const startedAt = performance.now()
  const child = begin(args)
  for await (const line of createInterface(child.stdout)) if (line.includes('"listening"')) break
  const took = performance.now() - startedAt
  child.stdout.resume()
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const program = scripts.start.split(' ').at(-1) ?? ''
const rows: Record<string, () => Promise<number>> = {
  'a Node process': () => untilEnd('-e', '0'),
  'npm start, until it listens': () => untilListening(program),
  'tabldot --help': () => untilEnd('bin/tabldot.js', '--help'),
  'tabldot company --help': () => untilEnd('bin/tabldot.js', 'company', '--help'),
  'tabldot company list': () => untilEnd('bin/tabldot.js', 'company', 'list'),
}

try {
  const figures = Object.fromEntries(Object.keys(rows).map((name): [string, number[]] => [name, []]))
  for (const measure of Object.values(rows)) await measure()
  for (let round = 0; round < Number(rounds); round++)
    for (const [name, measure] of Object.entries(rows)) figures[name]?.push(await measure())
  for (const [name, all] of Object.entries(figures)) {
    const sorted = all.toSorted((one, other) => one - other)
    const [fastest = 0, median = 0] = [sorted[0], sorted[sorted.length >> 1]]
    console.log(`${name.padEnd(28)} ${median.toFixed(0).padStart(6)} ms, fastest ${fastest.toFixed(0)} ms`)
  }
} finally {
  await postgres.release()
  await rm(folder, { recursive: true, force: true })
}
