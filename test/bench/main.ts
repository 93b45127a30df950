import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Argon2Passwords, openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { migrate } from '../../src/persistence/index.ts'
import { fill, fullScale, password, quickScale, type Scale } from './data.ts'
import type { Figures, Plan } from './load.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    out: { type: 'string', default: 'bench.json' },
  },
})
const connections = 10
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const children: ChildProcess[] = []
const start = (file: string, args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [join(packageRoot, file), ...args], { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

const firstMatch = async (child: ChildProcess, pattern: RegExp): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) {
      child.stdout?.resume()
      return found
    }
  }
  throw new Error('a server ended before it listened')
}

const startProduct = async (databaseUrl: string): Promise<string> => {
  const env = { DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', SEARCH_LIMIT: '1000000000' }
  return `http://127.0.0.1:${await firstMatch(start('dist/src/main/serve.js', [], env), /"port":(\d+)/)}`
}

const startFloor = async (databaseUrl: string): Promise<string> =>
  `http://127.0.0.1:${await firstMatch(start('test/bench/floor-server.ts', [databaseUrl]), /^(\d+)$/)}`

const loadOnce = async (url: string, requests: Plan['requests'], duration: number): Promise<Figures> => {
  const child = start('test/bench/load.ts', [])
  child.stdin?.end(JSON.stringify({ url, connections, seconds: duration, requests } satisfies Plan))
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return JSON.parse(text) as Figures
}

const median = (numbers: number[]): number => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const summary = (figures: Figures[]): Figures => ({
  perSecond: Math.round(median(figures.map(({ perSecond }) => perSecond)) * 10) / 10,
  p50: median(figures.map(({ p50 }) => p50)),
  p95: median(figures.map(({ p95 }) => p95)),
  failures: figures.reduce((sum, { failures }) => sum + failures, 0),
})

interface Row {
  scenario: string
  floor: Figures
  product: Figures
  ratio: number
}

/** Floor and product in turn, so that a slow minute of the machine hits both. */
const compare = async (name: string, floor: [string, Plan['requests']], product: [string, Plan['requests']]): Promise<Row> => {
  const [floors, products]: [Figures[], Figures[]] = [[], []]
  await loadOnce(...floor, 1)
  await loadOnce(...product, 1)
  for (let round = 0; round < rounds; round++) {
    floors.push(await loadOnce(...floor, seconds))
    products.push(await loadOnce(...product, seconds))
  }
  const row = { scenario: name, floor: summary(floors), product: summary(products), ratio: 0 }
  row.ratio = Math.round((row.product.perSecond / row.floor.perSecond) * 100) / 100
  const cell = ({ perSecond, p50, p95 }: Figures) => `${String(perSecond).padStart(9)} ${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)}`
  const failed = row.floor.failures + row.product.failures
  say(`${name.padEnd(34)} ${cell(row.floor)}   ${cell(row.product)}   ${row.ratio.toFixed(2)}${failed > 0 ? `  FAILED: ${row.floor.failures}/${row.product.failures}` : ''}`)
  return row
}

const folder = await mkdtemp(join(tmpdir(), 'tabldot-bench-'))
const postgres = await openEmbeddedPostgres({ dataDir: folder, durable: true })
const databaseOf = async (name: string, scale: Scale, passwordHash: string): Promise<string> => {
  const startedAt = Date.now()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
  await migrate(url)
  await fill(url, scale, passwordHash)
  say(`${name}: ${scale.companies} companies, ${scale.employees} employees, ${scale.choices} choices in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return url
}

try {
  const passwordHash = await new Argon2Passwords(1).hash(password)
  const small = await databaseOf('small', quickScale, passwordHash)
  const large = values.quick ? small : await databaseOf('large', fullScale, passwordHash)
  const [floor, product, smallProduct] = await Promise.all([startFloor(large), startProduct(large), values.quick ? '' : startProduct(small)])
  const isWanted = ({ name }: Scenario) => values.only === undefined || name.includes(values.only)
  const scenarios = (await scenariosOf(large, passwordHash)).filter(isWanted)

  say(`\n${connections} connections, ${rounds} rounds of ${seconds} s each; requests/s, p50 and p95 in ms`)
  say(`${''.padEnd(34)} ${'floor/s'.padStart(9)} ${'p50'.padStart(7)} ${'p95'.padStart(7)}   ${'product/s'.padStart(9)} ${'p50'.padStart(7)} ${'p95'.padStart(7)}   ratio`)
  const rows: Row[] = []
  for (const { name, floor: floorRequests, product: productRequests } of scenarios)
    rows.push(await compare(name, [floor, floorRequests], [product, productRequests]))
  if (smallProduct !== '') {
    const few = (await scenariosOf(small, passwordHash)).find(({ name }) => name === 'kitchen statistics')
    const many = scenarios.find(({ name }) => name === 'kitchen statistics')
    if (few && many) rows.push(await compare('kitchen statistics 20 k : 2 M', [smallProduct, few.product], [product, many.product]))
  }
  await writeFile(values.out, JSON.stringify({ at: new Date().toISOString(), node: process.version, connections, rounds, seconds, rows }, null, 2))
  say(`\nwritten to ${values.out}`)
} finally {
  for (const child of children) child.kill()
  await postgres.release()
  await rm(folder, { recursive: true, force: true })
}
