import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { packageRoot } from '../../src/main/package-root.ts'
import { unusedPort } from './unused-port.ts'

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql/15/bin/postgres']
const missing = programs.filter((path) => !existsSync(path))
/** Why no cluster can be started here; undefined if one can. */
export const missingForPatroni = missing.length > 0 ? `${missing.join(', ')} not installed` : undefined

/** As Patroni tells it. */
export interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  lag?: number
}

export interface PatroniCluster {
  /** Of the primary through HAProxy, for the superuser. */
  primaryUrl: string
  /** Of each machine, for the superuser. */
  urls: string[]
  members: () => Promise<Member[]>
  /** Ends all processes of a machine at once, as if it had lost its power. */
  kill: (name: string) => Promise<void>
  start: (name: string) => void
  stop: () => Promise<void>
}

const names = ['db1', 'db2', 'db3'] as const
type Name = (typeof names)[number]
const superuser = 'change-me-superuser'

const accountOf = (name: string): { uid: number; gid: number } | object => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const addressOf = (name: string) => `127.0.1.1${name.at(-1)}`

const childrenOf = (pid: number): number[] => {
  const { stdout } = spawnSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/**
 * Three machines with etcd, Patroni and PostgreSQL, and HAProxy, with the settings in docs/operating: only addresses,
 * ports and folders are others. Each machine is an address of the loopback interface.
 */
export const startPatroniCluster = async (): Promise<PatroniCluster> => {
  const account = accountOf('postgres')
  const home = await mkdtemp(join(tmpdir(), 'tabldot-patroni-'))
  await chmod(home, 0o755)
  const ports = new Map<string, number>()
  for (const port of ['5432', '8008', '2379', '2380', '5000']) ports.set(port, await unusedPort())
  const here = (file: string) =>
    readFileSync(join(packageRoot, 'docs', 'operating', file), 'utf8')
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.1', '127.0.1.1')
      .replaceAll(/(?<=:|port )(5432|8008|2379|2380|5000)\b/g, (port) => String(ports.get(port)))
  const of = (name: Name, file: string) =>
    here(file)
      .split('\n')
      .map((line) =>
        /hosts:|ETCD_INITIAL_CLUSTER=/.test(line)
          ? line
          : line.replaceAll('127.0.1.11', addressOf(name)).replace(/\bdb1$/, name),
      )
      .join('\n')

  const running = new Map<string, ChildProcess[]>()
  const folder = (name: string) => join(home, name)
  const launch = (owner: string, program: string, args: string[], env = {}) => {
    const child = spawn(program, args, {
      ...account,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void appendFile(join(home, `${owner}.log`), chunk).catch(() => undefined))
    running.set(owner, [...(running.get(owner) ?? []), child])
  }
  const environmentOf = (name: Name) =>
    Object.fromEntries(
      [...of(name, 'etcd.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
    )
  const start = (name: string) => {
    const machine = name as Name
    launch(name, '/usr/bin/etcd', [], { ...environmentOf(machine), ETCD_DATA_DIR: join(folder(name), 'etcd') })
    launch(name, '/usr/bin/patroni', [join(folder(name), 'patroni.yaml')])
  }
  const members = async (): Promise<Member[]> => {
    for (const name of names)
      try {
        const answer = await fetch(`http://${addressOf(name)}:${ports.get('8008')}/cluster`, {
          signal: AbortSignal.timeout(2_000),
        })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // The next one is asked.
      }
    return []
  }

  for (const name of names) {
    await mkdir(folder(name))
    const settings = parse(of(name, 'patroni.yaml')) as { postgresql: Record<string, unknown>; restapi: object }
    settings.postgresql['data_dir'] = join(folder(name), 'postgres')
    settings.postgresql['pgpass'] = join(folder(name), 'pgpass')
    settings.postgresql['parameters'] = { unix_socket_directories: folder(name), shared_buffers: '128MB' }
    settings.postgresql['pg_hba'] = (settings.postgresql['pg_hba'] as string[]).filter((line) => !line.endsWith('peer'))
    await writeFile(join(folder(name), 'patroni.yaml'), stringify(settings))
    if ('uid' in account) await chown(folder(name), account.uid, account.gid)
    start(name)
  }
  await writeFile(join(home, 'haproxy.cfg'), here('haproxy.cfg'))
  launch('haproxy', '/usr/sbin/haproxy', ['-db', '-f', join(home, 'haproxy.cfg')])

  const urlAt = (host: string, port: string) => `postgres://postgres:${superuser}@${host}:${ports.get(port)}/postgres`
  const kill = async (name: string) => {
    const postmaster = await readFile(join(folder(name), 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(postmaster.split('\n')[0])
    const children = running.get(name) ?? []
    const all = [...children.flatMap((child) => child.pid ?? []), ...(pid > 0 ? [pid, ...childrenOf(pid)] : [])]
    for (const one of all)
      try {
        process.kill(one, 'SIGKILL')
      } catch {
        // It had ended.
      }
    const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(alive.map((child) => once(child, 'exit')))
    running.delete(name)
  }
  const stop = async () => {
    for (const name of running.keys()) await kill(name)
    await rm(home, { recursive: true, force: true })
  }
  try {
    await vi.waitUntil(
      async () => (await members()).filter(({ state }) => state === 'running' || state === 'streaming').length === 3,
      { timeout: 180_000, interval: 500 },
    )
  } catch (error) {
    for (const name of ['db1', 'haproxy'])
      console.error(await readFile(join(home, `${name}.log`), 'utf8').catch(() => ''))
    await stop()
    throw error
  }
  return {
    primaryUrl: urlAt('127.0.0.1', '5000'),
    urls: names.map((name) => urlAt(addressOf(name), '5432')),
    members,
    kill,
    start,
    stop,
  }
}
