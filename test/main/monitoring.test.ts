import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { packageRoot } from '../../src/main/package-root.ts'
import { unusedPort } from '../support/unused-port.ts'
import { useProduct } from '../support/use-product.ts'

const token = 'gizli-olcum-anahtari'
const product = useProduct({ contractCheck: false, env: { METRICS_TOKEN: token } })

const folder = join(packageRoot, 'docs', 'operating')
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; action: string }
}
const rules = (parse(textOf('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)

interface Panel {
  title: string
  datasource: { uid: string }
  targets: { expr: string; datasource: { uid: string } }[]
}
const dashboard = JSON.parse(textOf('dashboard.json')) as {
  templating: { list: { name: string; type: string }[] }
  panels: Panel[]
}

/** What a real server shows after a request. */
let metrics: string
beforeAll(async () => {
  await product.call('checkReadiness')
  const headers = { authorization: `Bearer ${token}` }
  metrics = (await product.send({ method: 'GET', path: '/api/metrics', headers })).text
})

const namesIn = (expression: string): string[] => expression.match(/\b(?:http|nodejs|process|tabldot)_[a-z\d_]+/g) ?? []
/** Samples and metrics without one, such as the age of what does not exist. */
const exposed = () => new Set([...metrics.matchAll(/^(?:# TYPE )?([a-z\d_]+)[ {]/gm)].map(([, name = '']) => name))

const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

describe('alerts', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s uses metrics of the server', (_, { expr }) => {
    const names = namesIn(expr)
    expect(names.length > 0 || expr.startsWith('up{')).toBe(true)
    expect(names.filter((name) => !exposed().has(name))).toEqual([])
  })

  it('say what is wrong and what to do, and each is described', () => {
    expect(rules.length).toBeGreaterThanOrEqual(5)
    const described = textOf('monitoring.md')
    for (const { alert, labels, annotations } of rules) {
      expect(annotations.summary).not.toMatch(/\.$/)
      expect(annotations.action).toMatch(/^\p{Lu}.+\.$/u)
      expect(['critical', 'warning']).toContain(labels.severity)
      expect(described).toContain(`\`${alert}\``)
    }
  })
})

describe('the dashboard', () => {
  it.each(dashboard.panels.map((panel) => [panel.title, panel] as const))(
    '%s uses metrics of the server',
    (_, { datasource, targets }) => {
      expect(new Set([datasource, ...targets.map((target) => target.datasource)].map(({ uid }) => uid))).toEqual(
        new Set(['${datasource}']),
      )
      for (const { expr } of targets) expect(namesIn(expr).filter((name) => !exposed().has(name))).toEqual([])
    },
  )

  it('asks which Prometheus and which servers', () => {
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
    ])
  })
})

it('every metric of the product is described', () => {
  const described = textOf('monitoring.md')
  const own = [...metrics.matchAll(/^# TYPE ((?:http|tabldot)_\w+)/gm)].map(([, name = '']) => name)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})

describe.skipIf(!hasPromtool)(`promtool${hasPromtool ? '' : ' (is not installed)'}`, () => {
  it('accepts the rules, the example of a configuration and the metrics', () => {
    expect(promtool(['check', 'rules', 'alerts.yaml'])).toMatchObject({
      status: 0,
      output: expect.stringContaining(`SUCCESS: ${rules.length} rules found`) as string,
    })
    expect(promtool(['check', 'config', '--syntax-only', 'prometheus.yaml'])).toMatchObject({ status: 0 })
    expect(promtool(['check', 'metrics'], metrics)).toEqual({ status: 0, output: '' })
  })
})

const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0

/** The files of docs/operating, with the address and the token of this server and with shorter intervals. */
describe.skipIf(!hasPrometheus)(`a real Prometheus${hasPrometheus ? '' : ' (is not installed)'}`, () => {
  let home: string
  let api: string
  let server: ChildProcess
  const ask = async <T>(path: string): Promise<T> => {
    const answer = (await (await fetch(`${api}/${path}`)).json()) as { status: string; error?: string; data: T }
    if (answer.status !== 'success') throw new Error(answer.error)
    return answer.data
  }
  const query = async (expression: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> =>
    (await ask<{ result: [] }>(`query?query=${encodeURIComponent(expression)}`)).result
  const valueOf = async (expression: string) => (await query(expression)).map(({ value }) => Number(value[1]))
  const eventually = { timeout: 60_000, interval: 100 }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'tabldot-prometheus-'))
    const example = parse(textOf('prometheus.yaml')) as {
      global: object
      rule_files: string[]
      scrape_configs: [{ static_configs: object[]; authorization: object }]
    }
    example.global = { scrape_interval: '1s', evaluation_interval: '1s' }
    example.scrape_configs[0].authorization = { credentials_file: join(home, 'token') }
    example.scrape_configs[0].static_configs = [{ targets: [`127.0.0.1:${product.port}`] }]
    await writeFile(join(home, 'token'), token)
    await writeFile(join(home, 'alerts.yaml'), textOf('alerts.yaml'))
    await writeFile(join(home, 'prometheus.yaml'), stringify(example))
    const address = `127.0.0.1:${await unusedPort()}`
    api = `http://${address}/api/v1`
    server = spawn(
      'prometheus',
      [
        `--config.file=${join(home, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(home, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      { stdio: 'ignore' },
    )
    await vi.waitFor(async () => expect(await valueOf('up{job="tabldot"}')).toEqual([1]), eventually)
  })
  afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    await rm(home, { recursive: true, force: true })
  })

  it('reads the metrics of the server', async () => {
    await product.call('checkReadiness')
    const answered = 'http_request_duration_seconds_count{operation="checkReadiness", status="200"}'
    await vi.waitFor(async () => expect((await valueOf(answered))[0]).toBeGreaterThanOrEqual(2), eventually)
    expect(await valueOf('tabldot_database_up')).toEqual([1])
    expect(await valueOf('tabldot_database_max_connections')).toEqual([20])
  })

  it('understands every panel', async () => {
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    for (const expression of expressions)
      await query(expression.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'))
    expect(expressions.length).toBeGreaterThan(20)
  })

  it('evaluates the rules, which are quiet until something is wrong', async () => {
    const states = async () => {
      const { groups } = await ask<{ groups: { rules: { name: string; state: string; health: string }[] }[] }>('rules')
      return groups.flatMap((group) => group.rules)
    }
    const evaluated = async () => {
      const all = await states()
      expect(all.map(({ health }) => health)).toEqual(rules.map(() => 'ok'))
      return all.filter(({ state }) => state !== 'inactive').map(({ name }) => name)
    }
    await vi.waitFor(async () => expect(await evaluated()).toEqual([]), eventually)
    await product.sql(`SELECT graphile_worker.add_job('yok', max_attempts => 1)`)
    await product.sql('UPDATE graphile_worker._private_jobs SET attempts = 1')
    await product.sql(`
      INSERT INTO backups (made_at, finished_at, bytes, failure)
      VALUES (now(), now(), NULL, 'disk_full') RETURNING id`)
    await vi.waitFor(
      async () => expect(await evaluated()).toEqual(['TabldotJobsFailed', 'TabldotBackupMissing']),
      eventually,
    )
  })
})
