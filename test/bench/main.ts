import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Argon2Passwords, openEmbeddedPostgres } from '../../src/gateways/index.ts'
import { migrate } from '../../src/persistence/index.ts'
import { blocksOf } from './blocks.ts'
import { fill, fullScale, largeScale, password, quickScale, type Scale } from './data.ts'
import { timeFailedSignIns } from './failed-sign-ins.ts'
import { compareGroupMenus } from './group-menu.ts'
import { header, lineOf, type Row, rowOf } from './figures.ts'
import { compareImports, loadWhileImporting } from './import.ts'
import type { Figures, Plan } from './load.ts'
import { type Rush, rushForLunch, rushScale, smallRushScale, textOf } from './lunch-rush.ts'
import { loadOnce, processIdOf, startFloor, startProduct, stopAll } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { scenariosOf, smallInboxes, storesOf } from './scenarios.ts'
import { postmasterOf, replicate, type Site } from './site.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Every row once, to see that none fails; the figures mean nothing. */
    smoke: { type: 'boolean', default: false },
    /** `large`: 100,000 companies, compared with 2,000. */
    scale: { type: 'string', default: 'full' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    /** The lunch rush over two instances, PgBouncer, and so many replicas. */
    replicas: { type: 'string', default: '0' },
    out: { type: 'string', default: 'bench.json' },
  },
})
const connections = 10
/**
 * Warms up before each comparison, because V8 spends some seconds compiling hot code on the cores that the load needs.
 */
const warmUpSeconds = values.smoke ? 0 : 8
const isLarge = values.scale === 'large'
const isQuick = values.quick || values.smoke
const seconds = values.smoke ? 1 : Number(values.seconds)
const rounds = values.smoke ? 1 : Number(values.rounds)
const imported = isQuick ? 1_000 : 10_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Alternates floor and product, so that a slow minute of the machine affects both. The smoke run, whose figures mean
 * nothing, reads from both at once; writing would change the same rows.
 */
const compare = async (
  name: string,
  floor: [string, Plan['requests']],
  product: [string, Plan['requests']],
): Promise<Row> => {
  const load = async ([url, requests]: [string, Plan['requests']], duration: number): Promise<Figures> => {
    const spent = async () => (await processorTime(processIdOf(url))) + (await processorTime(postmaster))
    const before = await spent()
    const figures = await loadOnce({ url, requests, connections, seconds: duration })
    return { ...figures, processor: (((await spent()) - before) / (figures.perSecond * duration)) * 1000 }
  }
  const [floors, products]: [Figures[], Figures[]] = [[], []]
  if (warmUpSeconds > 0) for (const side of [floor, product]) await load(side, warmUpSeconds)
  const isReading = [...floor[1], ...product[1]].every(({ method }) => method === 'GET')
  for (let round = 0; round < rounds; round++) {
    const measured = load(floor, seconds)
    if (!(values.smoke && isReading)) await measured
    products.push(await load(product, seconds))
    floors.push(await measured)
  }
  return rowOf(name, floors, products)
}

const folder = await mkdtemp(join(tmpdir(), 'tabldot-bench-'))
const postgres = await openEmbeddedPostgres({ dataDir: folder, durable: true })
const postmaster = await postmasterOf(folder)
const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
const databaseOf = async (name: string, scale: Scale, passwordHash: string): Promise<string> => {
  const startedAt = Date.now()
  const client = new pg.Client({ connectionString: postgres.ownerUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  await migrate(at(postgres.ownerUrl, name), new URL(postgres.url).username)
  await fill(at(postgres.ownerUrl, name), scale, passwordHash)
  say(
    `${name}: ${scale.companies} companies, ${scale.employees} employees, ${scale.choices} choices in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  return at(postgres.url, name)
}

const isWanted = (name: string): boolean => values.only === undefined || name.includes(values.only)
const isOnlyRush = values.only !== undefined && 'lunch-rush'.includes(values.only)
let rush: Rush | undefined

try {
  const passwordHash = await new Argon2Passwords(1).hash(password)
  if (isWanted('lunch-rush')) {
    const url = await databaseOf('rush', isQuick ? smallRushScale : rushScale, passwordHash)
    const alone: Site = {
      ownerUrl: at(postgres.ownerUrl, 'rush'),
      start: async () => [await startProduct(url)],
      postmaster,
      standbys: [],
      stop: () => Promise.resolve(),
    }
    const replicas = Number(values.replicas)
    const site = replicas > 0 ? await replicate(url, alone, folder, replicas) : alone
    try {
      rush = await rushForLunch(site, values.smoke)
    } finally {
      await site.stop()
    }
    say(textOf(rush))
  }
  const small = await databaseOf('small', isLarge ? fullScale : quickScale, passwordHash)
  const large =
    isQuick || isOnlyRush ? small : await databaseOf('large', isLarge ? largeScale : fullScale, passwordHash)
  const [floor, product, smallProduct] = await Promise.all([
    startFloor(large, at(postgres.ownerUrl, new URL(large).pathname.slice(1))),
    startProduct(large),
    isQuick ? '' : startProduct(small),
  ])
  const scenarios = (await scenariosOf(large, passwordHash)).filter(({ name }) => isWanted(name))

  say(
    `\n${connections} connections, ${rounds} rounds of ${seconds} s each; requests/s, p50, p95 and processor time of a request in ms`,
  )
  say(header)
  const rows: Row[] = []
  const tell = (row: Row): void => {
    rows.push(row)
    say(lineOf(row))
  }
  for (const { name, floor: floorRequests, product: productRequests } of scenarios)
    tell(await compare(name, [floor, floorRequests], [product, productRequests]))
  for (const name of ['menu reading', 'kitchen list']) {
    const plain = scenarios.find((one) => one.name === name)?.product
    const zipped = plain?.map((one) => ({ ...one, headers: { ...one.headers, 'accept-encoding': 'gzip' } }))
    if (plain && zipped) tell(await compare(`${name}, plain : compressed`, [product, plain], [product, zipped]))
  }
  if (smallProduct !== '') {
    const [sizes, grown] = isLarge
      ? ['2 k : 100 k companies', scenarios.map(({ name }) => name)]
      : ['20 k : 2 M', ['kitchen statistics', 'kitchen list']]
    const few = new Map((await scenariosOf(small, passwordHash)).map(({ name, product }) => [name, product]))
    for (const { name, product: many } of scenarios)
      if (grown.includes(name))
        tell(await compare(`${name} ${sizes}`, [smallProduct, few.get(name) ?? []], [product, many]))
    if (isLarge)
      for (const { name, product: many } of scenarios) {
        const blocks = [
          await blocksOf(at(postgres.ownerUrl, 'small'), smallProduct, few.get(name) ?? []),
          await blocksOf(at(postgres.ownerUrl, 'large'), product, many),
        ]
        say(`${name}: blocks touched ${blocks.map((each) => each.toFixed(0)).join(' : ')}`)
      }
    const [inbox, hundred] = ['inbox', smallInboxes].map((name) => scenarios.find((one) => one.name === name))
    if (inbox && hundred)
      tell(await compare('inbox 100 : 100 k messages', [product, hundred.product], [product, inbox.product]))
  }
  if (isWanted('metrics')) {
    const measuring = await startProduct(large, { METRICS_TOKEN: 'a'.repeat(32) })
    const all = await scenariosOf(large, passwordHash)
    for (const { name, product: requests } of all.filter((one) => ['menu reading', 'choice saving'].includes(one.name)))
      tell(await compare(`${name} without : with metrics`, [product, requests], [measuring, requests]))
  }
  const stores = await storesOf(large)
  for (const name of ['product list', 'product search', 'order placing', 'supplier statistics'] as const)
    if (isWanted(name))
      tell(await compare(`${name}, small : large store`, [product, stores.few[name]], [product, stores.many[name]]))
  if (isWanted('group menu')) tell(await compareGroupMenus(large, product, rounds))
  let whileImporting: (Figures & { lists: number }) | undefined
  if (isWanted('import')) {
    tell(await compareImports(large, [floor, product], imported, rounds))
    const requests = (await scenariosOf(large, passwordHash)).find(({ name }) => name === 'menu reading')?.product ?? []
    whileImporting = await loadWhileImporting(large, product, imported, {
      requests,
      connections,
      seconds: values.smoke ? 1 : 10,
      perSecond: 100,
    })
    const { perSecond, p50, p95, failures, lists } = whileImporting
    say(
      `menu reading while ${lists} such lists are imported: ${perSecond.toFixed(0)} requests/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${failures} failed`,
    )
  }
  let failedSignIns: Record<string, number> | undefined
  if (isWanted('failed sign-in')) {
    failedSignIns = await timeFailedSignIns(large, product, values.smoke ? 1 : 30)
    const figures = Object.entries(failedSignIns).map(([kind, p50]) => `${kind} ${p50.toFixed(1)}`)
    say(`failed sign-in, p50 in ms: ${figures.join(', ')}`)
  }
  await writeFile(
    values.out,
    JSON.stringify(
      {
        at: new Date().toISOString(),
        node: process.version,
        connections,
        rounds,
        seconds,
        rows,
        whileImporting,
        failedSignIns,
        rush,
      },
      null,
      2,
    ),
  )
  say(`\nwritten to ${values.out}`)
  const loads = rows.flatMap(({ floor, product }) => [floor, product]).concat(whileImporting ?? [], rush ?? [])
  if (loads.some(({ failures }) => failures > 0)) {
    say('Some requests failed.')
    process.exitCode = 1
  }
} finally {
  stopAll()
  await postgres.release()
  await rm(folder, { recursive: true, force: true })
}
