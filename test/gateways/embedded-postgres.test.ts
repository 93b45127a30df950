import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'

const program = join(import.meta.dirname, '../support/embedded-postgres-client.ts')

let dataDir: string

const open = async (durable = false) => {
  const { url: applicationUrl, ownerUrl: url, release } = await openEmbeddedPostgres({ dataDir, durable })
  return { url, applicationUrl, release }
}

const openInAnotherProcess = async (
  durability = '',
): Promise<{ url: string; child: ChildProcess; release: () => Promise<void>; kill: () => Promise<void> }> => {
  const child = spawn(process.execPath, [program, dataDir, durability], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    url,
    child,
    release: async () => {
      child.stdin.end()
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = async () => {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  return file ? Number.parseInt(file, 10) : undefined
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tabldot-embedded-'))
  await chmod(dataDir, 0o755)
})

afterEach(async () => {
  if (await serverPid()) await (await open()).release()
  expect(await serverPid()).toBeUndefined()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('embedded PostgreSQL', () => {
  it('is shared by processes, and the last one to release it stops it', async () => {
    const [here, there] = await Promise.all([open(), openInAnotherProcess()])
    expect(there.url).toBe(here.url)
    await here.release()
    expect(await query(there.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await there.release()
    expect(await serverPid()).toBeUndefined()
    await expect(query(here.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('counts every time a process opens it', async () => {
    const [first, second] = await Promise.all([open(), open()])
    await Promise.all([first.release(), first.release()])
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await second.release()
    expect(await serverPid()).toBeUndefined()
  })

  it('survives a killed process, and the next one uses and stops it', async () => {
    const killed = await openInAnotherProcess()
    await killed.kill()
    expect(await query(killed.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const next = await open()
    expect(next.url).toBe(killed.url)
    await next.release()
    expect(await serverPid()).toBeUndefined()
    expect(await readdir(join(dataDir, 'clients'))).toEqual([])
  })

  it('keeps committed data when PostgreSQL itself is killed', async () => {
    const before = await open(true)
    await query(before.url, 'CREATE TABLE soup AS SELECT 42 AS id')
    process.kill((await serverPid())!, 'SIGKILL')
    const after = await open(true)
    expect(await query(after.url, 'SELECT id FROM soup')).toEqual([{ id: 42 }])
    await before.release()
    await after.release()
  })

  it('is restarted at the same address when it dies, with all committed data, for every process that shares it', async () => {
    const here = await open(true)
    const there = await openInAnotherProcess('durable')
    await query(here.url, 'CREATE TABLE tea AS SELECT 5 AS id')
    for (const round of [1, 2]) {
      const before = (await serverPid())!
      process.kill(before, 'SIGKILL')
      await vi.waitFor(
        async () => expect([round, await query(here.url, 'SELECT id FROM tea')]).toEqual([round, [{ id: 5 }]]),
        {
          timeout: 60_000,
        },
      )
      expect(await serverPid()).not.toBe(before)
    }
    expect(there.url).toBe(here.url)
    await here.release()
    expect(await query(there.url, 'SELECT id FROM tea')).toEqual([{ id: 5 }])
    await there.release()
    expect(await serverPid()).toBeUndefined()
  })

  it('keeps its address when a new process finds it dead', async () => {
    const before = await open()
    process.kill((await serverPid())!, 'SIGKILL')
    const newcomer = await open()
    expect(newcomer.url).toBe(before.url)
    await Promise.all([before.release(), newcomer.release()])
  })

  it('starts even if the pid in its stale lock file now belongs to another process', async () => {
    const before = await open()
    process.kill((await serverPid())!, 'SIGKILL')
    const file = join(dataDir, 'postgres/postmaster.pid')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid)))
    const after = await open()
    expect(await query(after.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await before.release()
    await after.release()
  })

  it('keeps its data across restarts and commits to disk when durable', async () => {
    const first = await openInAnotherProcess('durable')
    await query(first.url, 'CREATE TABLE dish AS SELECT 7 AS id')
    await first.release()
    const second = await open(true)
    expect(await query(second.url, 'SELECT id FROM dish')).toEqual([{ id: 7 }])
    const [settings] = await query(
      second.url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('full_page_writes') AS full_page_writes, current_setting('max_connections') AS max_connections,
      current_setting('listen_addresses') AS listen_addresses, current_setting('server_encoding') AS encoding,
      (SELECT setting::int / 128 FROM pg_settings WHERE name = 'shared_buffers') BETWEEN 128 AND 1024 AS has_memory`,
    )
    expect(settings).toEqual({
      has_memory: true,
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      max_connections: '200',
      listen_addresses: '127.0.0.1',
      encoding: 'UTF8',
    })
    await second.release()
  })

  it('reports why it does not start, and keeps its log', async () => {
    await (await open()).release()
    const versionFile = join(dataDir, 'postgres/PG_VERSION')
    const version = await readFile(versionFile, 'utf8')
    await writeFile(versionFile, '17\n')
    onTestFinished(() => writeFile(versionFile, version))
    const log = join(dataDir, 'postgres/server.log')
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^Gömülü PostgreSQL başlamadı: verilerin sürümü 17, sunucunun sürümü 18\\.\\d+, kayıtlarındaki hata "FATAL: .*incompatible.*"\\. Kayıtların tamamı: ${log}\\. Verileri, .+ yedekleyip \\(tabldot backup\\) .+ yükleyin \\(tabldot restore\\)\\.$`,
      ),
    )
    expect(await readFile(log, 'utf8')).toMatch(/listening on[^]*incompatible/)
  })

  it.runIf(process.getuid?.() === 0)('says how to repair data owned by another user', async () => {
    await (await open()).release()
    const data = join(dataDir, 'postgres')
    const { uid, gid } = await stat(data)
    await chown(data, 0, 0)
    onTestFinished(() => chown(data, uid, gid))
    await expect(open()).rejects.toThrow(`Şu komutla sahibini düzeltin: chown -R ${uid} "${data}"`)
  })

  it('requires passwords readable only by their owner', async () => {
    const { url, applicationUrl, release } = await open()
    for (const role of ['postgres', 'tabldot'])
      expect((await stat(join(dataDir, `${role}.password`))).mode & 0o777).toBe(0o600)
    for (const one of [url, applicationUrl])
      await expect(query(one.replace(/:[^:@]+@/, ':yanlis@'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    await release()
  })

  it('has a role for the product that is not a superuser, and keeps its password', async () => {
    const first = await open()
    const [role] = await query(
      first.applicationUrl,
      `SELECT rolname, rolsuper FROM pg_roles WHERE rolname = current_user`,
    )
    expect(role).toEqual({ rolname: 'tabldot', rolsuper: false })
    const second = await open()
    expect(second.applicationUrl).toBe(first.applicationUrl)
    await rm(join(dataDir, 'tabldot.password'))
    const third = await open()
    expect(third.applicationUrl).not.toBe(first.applicationUrl)
    expect(await query(third.applicationUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await Promise.all([first.release(), second.release(), third.release()])
  })

  it('supports the Turkish locale', async () => {
    const { url, release } = await open()
    expect(await query(url, `SELECT lower('IĞDIR' COLLATE "tr-x-icu") AS low`)).toEqual([{ low: 'ığdır' }])
    await release()
  })

  it.runIf(process.getuid?.() === 0)('runs below a directory that only root can access', async () => {
    await chmod(dataDir, 0o700)
    onTestFinished(() => chmod(dataDir, 0o755))
    const { url, release } = await open()
    const [row] = await query(url, `SELECT current_setting('is_superuser') AS superuser`)
    expect(row).toEqual({ superuser: 'on' })
    await release()
  })

  it('allows ten processes to open and release it concurrently', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => openInAnotherProcess()))
    expect(new Set(clients.map(({ url }) => url)).size).toBe(1)
    await Promise.all(clients.map(({ release, kill }, index) => (index % 3 ? release() : kill())))
    const last = await open()
    await last.release()
    expect(await serverPid()).toBeUndefined()
  })
})
