import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type BackupChecksums, newDataSource, readBackup } from '../../src/persistence/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { eraseAccount } from '../../src/core/privacy/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { markOf, readArchive, writeArchive } from '../../src/gateways/index.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { startProduct } from '../support/product.ts'
import { asOwner as ownerOf } from '../support/database.ts'
import { runSql, withRole } from '../support/sql.ts'
import { runTabldot, startTabldot } from '../support/tabldot.ts'
import { tablesContaining } from '../support/tables-containing.ts'
import { runHere } from '../support/tabldot-here.ts'
import { enrol, password, type Person, tokenOf } from '../support/world.ts'
import { useProduct, useWorld } from '../support/use-product.ts'

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
const folder = mkdtempSync(join(tmpdir(), 'tabldot-backup-test-'))
afterAll(() => rm(folder, { recursive: true }))
let files = 0
const asOwner = () => ownerOf(product.databaseUrl)
const newFile = () => join(folder, `${(files += 1)}.tar.gz`)

const backUp = async (...args: string[]) => {
  const { code, stdout, stderr } = await runHere(['backup', ...args, '--json'], { DATABASE_URL: product.databaseUrl })
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as { file: string; made_at: string; rows: number; tables: number; removed: string[] }
}
/** Restores into a new database; returns the environment that leads to it. */
const restore = async (file: string, args: string[] = []) => {
  const ownerUrl = await emptyDatabase()
  const url = withRole(ownerUrl, inject('applicationRole'))
  const env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const { code, stdout, stderr } = await runHere(['restore', file, ...args], env)
  return { env, ownerUrl, url, code, stdout: stdout.trim(), stderr: stderr.trim() }
}
const tablesOf = (url: string) =>
  runSql(url, `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text !~ '^(pg_|information)'`)

const contentsOf = async (url: string) => {
  const tables = (await runSql(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace::regnamespace::text IN ('public', 'graphile_worker') AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname NOT IN ('migrations', 'backups') ORDER BY 1`,
  )) as { name: string }[]
  const contents: Record<string, unknown> = {}
  for (const { name } of tables)
    contents[name] = (
      await runSql(url, `SELECT count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t`)
    )[0]
  return contents
}

/** Reads a backup, changes its parts and writes it again. */
const changed = async (file: string, change: (name: string, content: Buffer) => Buffer | null): Promise<string> => {
  const parts = readArchive(Readable.from([await readFile(file)]))
  const altered = async function* () {
    for await (const { name, content } of parts) {
      const other = change(name, content)
      if (other !== null) yield { name, content: other }
    }
  }
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await writeArchive(altered(), output)
  const path = newFile()
  await writeFile(path, Buffer.concat(chunks))
  return path
}

/** Runs the command from a shell line, in which `"$0" "$@"` stands for it. */
const inShell = async (line: string, args: string[], env: NodeJS.ProcessEnv) => {
  const command = [process.execPath, join(import.meta.dirname, '../../cli/main.ts'), 'backup', ...args]
  const child = spawn('bash', ['-c', line, ...command], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  const [[code], stderr] = await Promise.all([once(child, 'exit') as Promise<[number | null]>, text(child.stderr)])
  return { code, stderr }
}

let file = ''
beforeAll(async () => {
  file = (await backUp(newFile())).file
})

describe('A backup', () => {
  it('brings back every row of every table, the same rights, and people who sign in with their passwords', async () => {
    const { env, url, ownerUrl, code, stdout } = await restore(file)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Yedek geri yüklendi: .+ tablo, .+ satır\.$/)])
    expect(await contentsOf(ownerUrl)).toEqual(await contentsOf(asOwner()))
    const restored = await startProduct({ contractCheck: false, databaseUrl: url, env })
    const as = await tokenOf(restored, world.corporateA.people.individual, 'individual')
    const path = { companyId: world.corporateA.company.id, userId: world.corporateA.people.individual.id }
    expect((await restored.call('getMenuPlay', { as, path })).status).toBe(200)
    await restored.stop()
    expect(await runHere(['audit', 'verify'], env)).toMatchObject({ code: 0 })
    await expect(runSql(url, 'DELETE FROM audit_logs')).rejects.toThrow(/permission denied/)
  })

  it('has what was acknowledged before it began, and nothing half, while others write', async () => {
    const { people, company } = world.corporateA
    const as = await tokenOf(product, people.corporate4)
    const path = { type: company.type, companyId: company.id }
    const acknowledged: string[] = []
    let isDone = false
    const writing = (async () => {
      for (let n = 0; !isDone; n++) {
        const name = `Bölüm ${n}`
        const { status } = await product.call('createDepartment', { as, path, body: { name } })
        expect(status).toBe(201)
        acknowledged.push(name)
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3)
    const before = [...acknowledged]
    const under = await backUp(newFile())
    isDone = true
    await writing
    const { env, ownerUrl } = await restore(under.file)
    const kept = (await runSql(ownerUrl, `SELECT name FROM departments WHERE name LIKE 'Bölüm %'`)) as {
      name: string
    }[]
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(before))
    const entries = await runSql(ownerUrl, `SELECT FROM audit_logs WHERE meta ->> 'name' LIKE 'Bölüm %'`)
    expect(entries).toHaveLength(kept.length)
    expect(await runHere(['audit', 'verify'], env)).toMatchObject({ code: 0 })
  })

  it('lets others go first with all that it does, packing included', async () => {
    const holder = new pg.Client({ connectionString: asOwner() })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE companies')
    const command = [join(import.meta.dirname, '../../cli/main.ts'), 'backup', newFile()]
    const child = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: product.databaseUrl } })
    const isDone = once(child, 'exit')
    const prioritiesWhile = async () => {
      const threads = await readdir(`/proc/${child.pid}/task`).catch(() => [child.pid])
      return [...new Set(threads.map((thread) => getPriority(Number(thread))))]
    }
    await expect.poll(prioritiesWhile).toEqual([constants.priority.PRIORITY_LOW])
    await holder.end()
    expect(await isDone).toEqual([0, null])
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW)
  })

  it('has every row although somebody wants to rewrite a table meanwhile, who has to wait', async () => {
    const parts = readBackup(product.databaseUrl, '0.0.0', new Date())
    await parts.next()
    const rewrite = `SET lock_timeout = '100ms'; ALTER TABLE users ADD rewritten uuid DEFAULT gen_random_uuid()`
    await expect(runSql(asOwner(), rewrite)).rejects.toThrow(/lock timeout/)
    let last = ''
    for await (const { content } of parts) last = content.toString()
    const [{ count }] = (await runSql(asOwner(), 'SELECT count(*)::int FROM users')) as [{ count: number }]
    expect((JSON.parse(last) as BackupChecksums)['public.users']?.rows).toBe(count)
  })

  it('brings back whom it still knows until the records of destruction that outlived the database are repeated', async () => {
    const { company } = world.corporateB
    const [erased, kept] = [await enrol(product, company, 'individual'), await enrol(product, company, 'individual')]
    const { file: before } = await backUp(newFile())
    const erase = { companyId: company.id, userId: erased.id, actor: operator }
    await product.use(Transaction).run(() => product.use(eraseAccount)(erase))
    const records = await runHere(['privacy', 'records'], { DATABASE_URL: product.databaseUrl })
    const recordsFile = join(folder, 'imha-kayitlari.jsonl')
    await writeFile(recordsFile, records.stdout)

    const { env, ownerUrl, url } = await restore(before)
    const phones = () =>
      runSql(ownerUrl, `SELECT phone FROM users WHERE id IN ('${erased.id}', '${kept.id}') ORDER BY phone`)
    expect(await phones()).toEqual([{ phone: erased.phone }, { phone: kept.phone }])
    expect(await runHere(['privacy', 'repeat', recordsFile], env)).toMatchObject({
      code: 0,
      stdout: '1 kayıt yinelendi, 0 hesap bu yedekte yok, 0 kayıt yinelenemedi.\n',
    })
    const restored = await startProduct({ contractCheck: false, databaseUrl: url, env })
    expect(await tablesContaining(restored, erased.phone)).toEqual([])
    const signIn = async ({ phone }: Person) => {
      const body = { phone, password, company_type: 'individual' as const, company_id: company.id }
      return (await restored.call('login', { body })).status
    }
    expect([await signIn(erased), await signIn(kept)]).toEqual([401, 200])
    await restored.stop()
    expect(await runHere(['audit', 'verify'], env)).toMatchObject({ code: 0 })
  })

  it('goes on with numbers where it was, so that new rows do not collide', async () => {
    const { ownerUrl } = await restore(file)
    const [{ last }] = (await runSql(ownerUrl, 'SELECT max(id)::int AS last FROM menu_marks')) as [{ last: number }]
    const [{ id }] = (await runSql(
      ownerUrl,
      'INSERT INTO menu_marks (corporate_id, mark) SELECT id, 1 FROM companies LIMIT 1 RETURNING id::int',
    )) as [{ id: number }]
    expect(id).toBe(last + 1)
  })

  it('of an older version is brought to the newest schema', async () => {
    const { ownerUrl } = await restore(file)
    const dataSource = await newDataSource({ url: ownerUrl, poolSize: 2 }).initialize()
    onTestFinished(() => dataSource.destroy())
    const sizeOf = (url: string) =>
      runSql(
        url,
        'SELECT (SELECT count(*) FROM migrations), (SELECT count(*) FROM users), (SELECT count(*) FROM audit_logs)',
      )
    const expected = await sizeOf(ownerUrl)
    for (const depth of [1, 40]) {
      for (let undone = 0; undone < depth; undone++) await dataSource.undoLastMigration()
      const old = newFile()
      expect(await runHere(['backup', old], { DATABASE_URL: ownerUrl })).toMatchObject({ code: 0, stderr: '' })
      const again = await restore(old)
      expect([again.code, again.stderr, await sizeOf(again.ownerUrl)]).toEqual([0, '', expected])
    }
  })

  it('is proved by restoring it into a temporary PostgreSQL', async () => {
    const { code, stdout, stderr } = await runTabldot(['backup', 'verify', file], {})
    expect([code, stderr.trim()]).toEqual([0, 'Yedek geçici bir veritabanına geri yükleniyor; verileriniz değişmez.'])
    expect(stdout.trim()).toMatch(/^Yedek sağlam: .+ tablo, .+ satır, \d+ şirketin işlem kayıtları\.$/)
  })

  it('is found unsound if somebody changed the log or a total in it, even with the right checksums', async () => {
    const forged = async (table: string, change: (text: string) => string) => {
      const replaced: Record<string, { bytes: number; sha256: string }> = {}
      return changed(file, (name, content) => {
        if (name.includes(`public.${table}/`)) {
          const other = Buffer.from(change(content.toString()))
          replaced[`public.${table}`] = {
            bytes: other.length,
            sha256: createHash('sha256').update(other).digest('hex'),
          }
          return other
        }
        if (name !== 'checksums.json') return content
        const sums = JSON.parse(content.toString()) as Record<string, object>
        for (const [key, value] of Object.entries(replaced)) Object.assign(sums[key] as object, value)
        return Buffer.from(JSON.stringify(sums))
      })
    }
    const log = await forged('audit_logs', (text) => text.replace(/"name": "[^"]+"/, '"name": "Başkası"'))
    const verdict = await runTabldot(['backup', 'verify', log, '--json'], {})
    expect([verdict.code, JSON.parse(verdict.stdout)]).toEqual([
      1,
      expect.objectContaining({ success: false, code: 'backup.unsound', broken_logs: [expect.any(String)] }),
    ])
  })

  it('is noted, and so is why one failed', async () => {
    const noted = (url: string) => runSql(url, 'SELECT made_at, bytes::int, failure FROM backups ORDER BY id')
    const own = await backUp(newFile())
    const { size } = await stat(own.file)
    const before = await noted(asOwner())
    expect(before.at(-1)).toEqual({ made_at: new Date(own.made_at), bytes: size, failure: null })
    await runHere(['backup', join(folder, 'yok', 'a.tar.gz')], { DATABASE_URL: product.databaseUrl })
    expect((await noted(asOwner())).slice(before.length)).toEqual([
      { made_at: expect.any(Date) as Date, bytes: null, failure: 'not_writable' },
    ])
  })

  it('goes to standard output and comes from standard input, between PostgreSQL of one kind and another', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const { code, stderr } = await inShell(
      `set -o pipefail; "$0" "$@" | DATABASE_URL= DATA_DIR='${dataDir}' "$0" "$1" restore -`,
      ['-'],
      { DATABASE_URL: product.databaseUrl },
    )
    expect([code, stderr]).toEqual([0, ''])
    const people = await runTabldot(['company', 'list', '--json'], { DATA_DIR: dataDir })
    expect(JSON.parse(people.stdout)).toMatchObject({ total: 5 })
  })
})

/** Restores into a database of a role that is neither the product's nor a superuser. */
const restoreForOwner = async () => {
  const admin = inject('adminUrl')
  const username = `tabldot_owner_${randomBytes(5).toString('hex')}`
  const superuserUrl = await emptyDatabase()
  const name = new URL(superuserUrl).pathname.slice(1)
  await runSql(admin, `CREATE ROLE ${username} LOGIN PASSWORD 'x'`)
  await runSql(admin, `ALTER DATABASE ${name} OWNER TO ${username}`)
  onTestFinished(async () => {
    await runSql(superuserUrl, `DROP OWNED BY ${username}`)
    await runSql(admin, `ALTER DATABASE ${name} OWNER TO CURRENT_USER`)
    await runSql(admin, `DROP ROLE ${username}`)
  })
  const env = {
    DATABASE_URL: withRole(superuserUrl, inject('applicationRole')),
    DATABASE_OWNER_URL: withRole(superuserUrl, { username, password: 'x' }),
  }
  expect(await runHere(['restore', file], env)).toMatchObject({ code: 0, stderr: '' })
  return { superuserUrl, env }
}

describe('An upgrade while a backup is under way', () => {
  it('waits for its end, and says so once, with when it began', async () => {
    const { superuserUrl, env } = await restoreForOwner()
    const dataSource = await newDataSource({ url: superuserUrl, poolSize: 2 }).initialize()
    await dataSource.undoLastMigration()
    await dataSource.destroy()
    const backup = readBackup(env.DATABASE_URL, '0.0.0', new Date('2026-11-25T03:00:00Z'))
    await backup.next()
    const migrating = runHere(['migrate'], env)
    const waiting = `
      SELECT locktype FROM pg_locks
      WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await expect.poll(() => runSql(superuserUrl, waiting)).toEqual([{ locktype: 'advisory' }])
    for await (const part of backup) void part
    expect(await migrating).toMatchObject({
      code: 0,
      stderr:
        'Veritabanı güncellenecek; önce, alınmakta olan yedeğin bitmesi bekleniyor (yedeğin başlangıcı: 25 Kasım 2026 06:00).\n',
    })
    expect(await runHere(['migrate'], env)).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('Tables that are not the product’s', () => {
  it('hold up neither migrations nor backups, if another role keeps them for itself', async () => {
    const { superuserUrl, env } = await restoreForOwner()
    await runSql(superuserUrl, 'CREATE TABLE public.users_before AS SELECT * FROM users')
    await runSql(superuserUrl, 'CREATE TABLE public.rules_of_trgm (rule text)')
    await runSql(superuserUrl, 'ALTER EXTENSION pg_trgm ADD TABLE public.rules_of_trgm')
    expect(await runHere(['migrate'], env)).toMatchObject({ code: 0, stderr: '' })
    const made = newFile()
    expect(await runHere(['backup', made], env)).toMatchObject({ code: 0, stderr: '' })
    expect((await restore(made)).code).toBe(0)
  })

  it('are left out by a restore, which names them', async () => {
    const { ownerUrl, env } = await restore(file)
    await runSql(ownerUrl, 'CREATE TABLE public."Yedek" AS SELECT * FROM users')
    const made = newFile()
    expect(await runHere(['backup', made], { ...env, DATABASE_URL: ownerUrl })).toMatchObject({ code: 0, stderr: '' })
    const again = await restore(made)
    expect([again.code, again.stderr]).toEqual([0, 'Bu tablolar Tabldot’un değil, geri yüklenmedi: public."Yedek".'])
    expect(await runSql(again.ownerUrl, 'SELECT count(*) FROM users')).toEqual(
      await runSql(ownerUrl, 'SELECT count(*) FROM users'),
    )
    expect(await runSql(again.ownerUrl, `SELECT to_regclass('public."Yedek"') AS found`)).toEqual([{ found: null }])
  })
})

describe('A command that is interrupted', () => {
  /** Runs it until something has happened, and sends a signal to it. */
  const interrupt = async (args: string[], env: NodeJS.ProcessEnv, signal: NodeJS.Signals, when: () => unknown) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/main.ts'), ...args], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    const said = text(child.stderr)
    child.stdin.write((await readFile(file)).subarray(0, -2000))
    await expect.poll(when, { timeout: 20_000 }).toBeTruthy()
    child.kill(signal)
    return { code: ((await ended) as [number | null])[0], stderr: await said }
  }

  const temporaryFolder = async () => {
    const TMPDIR = mkdtempSync(join(folder, 'tmp-'))
    await chmod(folder, 0o755)
    await chmod(TMPDIR, 0o755)
    const homes = async () => {
      const names = await readdir(TMPDIR)
      return names.map((name) => join(TMPDIR, name)).filter((home) => existsSync(join(home, 'tabldot.password')))
    }
    const isRestoring = async () => (await homes()).length > 0
    return { TMPDIR, homes, isRestoring }
  }

  it('verifying, leaves nothing of the data behind', async () => {
    const { TMPDIR, isRestoring } = await temporaryFolder()
    const { code, stderr } = await interrupt(['backup', 'verify', '-'], { TMPDIR }, 'SIGINT', isRestoring)
    expect([code, stderr.split('\n').slice(1)]).toEqual([1, ['Vazgeçildi.', '']])
    expect(await readdir(TMPDIR)).toEqual([])
  })

  it('verifying, and could not clean up, is cleaned up after by the next one, which touches nothing else', async () => {
    const { TMPDIR, homes, isRestoring } = await temporaryFolder()
    const stays = [`tabldot-backup-${markOf(process.pid)}-abcdef`, 'tabldot-backup-1-1-abcdef', 'tabldot-backup-eski']
    await mkdir(join(TMPDIR, stays[0]!))
    await symlink(folder, join(TMPDIR, stays[1]!))
    await mkdir(join(TMPDIR, stays[2]!))
    await interrupt(['backup', 'verify', '-'], { TMPDIR }, 'SIGKILL', isRestoring)
    const [left = ''] = await homes()
    const server = Number.parseInt(await readFile(join(left, 'postgres/postmaster.pid'), 'utf8'))
    expect(await runTabldot(['backup', 'verify', file], { TMPDIR })).toMatchObject({ code: 0 })
    expect((await readdir(TMPDIR)).toSorted()).toEqual(stays.toSorted())
    expect(() => process.kill(server, 0)).toThrow(/ESRCH/)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('taking a backup, by %s, leaves no file behind', async (signal) => {
    const own = mkdtempSync(join(folder, 'ended-'))
    const holder = new pg.Client({ connectionString: asOwner() })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE companies')
    const child = startTabldot(['backup', own], { DATABASE_URL: product.databaseUrl })
    const ended = once(child, 'exit')
    await expect.poll(() => readdir(own)).toHaveLength(1)
    child.kill(signal)
    expect(await ended).toEqual([null, signal])
    expect(await readdir(own)).toEqual([])
    await holder.end()
  })

  it('restoring, may be repeated on the same database', async () => {
    const url = await emptyDatabase()
    const isRestoring = async () => (await tablesOf(url)).length > 0
    await interrupt(['restore', '-'], { DATABASE_URL: url }, 'SIGKILL', isRestoring)
    await expect
      .poll(() =>
        runSql(url, `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`),
      )
      .toEqual([])
    expect(await runHere(['restore', file], { DATABASE_URL: url })).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('A restore', () => {
  it('goes on where another one was killed while it installed the job queue', async () => {
    const url = await emptyDatabase()
    await runSql(
      url,
      'CREATE SCHEMA graphile_worker',
      `CREATE TABLE graphile_worker.migrations (
         id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false)`,
    )
    expect(await runHere(['restore', file], { DATABASE_URL: url })).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('Two restores into one database', () => {
  it('take turns, and the second one leaves what the first has restored', async () => {
    const url = await emptyDatabase()
    const first = startTabldot(['restore', '-'], { DATABASE_URL: url })
    const ended = once(first, 'exit')
    const content = await readFile(file)
    first.stdin.write(content.subarray(0, -2000))
    await expect.poll(() => tablesOf(url)).not.toEqual([])
    const second = runHere(['restore', file], { DATABASE_URL: url })
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => runSql(url, waiting)).toHaveLength(1)
    first.stdin.end(content.subarray(-2000))
    expect(await ended).toEqual([0, null])
    expect(await second).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Veritabanı boş değil; /) as string })
    expect(await runSql(url, `SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS "isThere"`)).toEqual([
      { isThere: true },
    ])
  })
})

describe('A folder of backups', () => {
  it('gets a dated file that only its owner can read, and keeps the newest ones besides it', async () => {
    const own = mkdtempSync(join(folder, 'kept-'))
    for (const name of ['tabldot-20250101-030000.tar.gz', 'tabldot-20250102-030000.tar.gz', 'baska.tar.gz'])
      await writeFile(join(own, name), '')
    const made = await backUp(own, '--keep', '2')
    expect(made.removed).toEqual(['tabldot-20250101-030000.tar.gz'])
    expect((await stat(made.file)).mode & 0o777).toBe(0o600)
    expect((await readdir(own)).sort()).toEqual([
      'baska.tar.gz',
      'tabldot-20250102-030000.tar.gz',
      made.file.slice(own.length + 1),
    ])
  })

  it('names old ones that cannot be removed, and still removes the others', async () => {
    const own = mkdtempSync(join(folder, 'stuck-'))
    await mkdir(join(own, 'tabldot-20250102-030000.tar.gz'))
    await writeFile(join(own, 'tabldot-20250101-030000.tar.gz'), '')
    expect(await runHere(['backup', own, '--keep', '1'], { DATABASE_URL: product.databaseUrl })).toEqual({
      code: 1,
      stdout: expect.stringMatching(
        /^Yedek alındı ve okunarak doğrulandı: [^]+Silinen eski yedekler: tabldot-20250101-030000\.tar\.gz\n$/,
      ) as string,
      stderr: 'Yedek alındı, ama şu eski yedekler silinemedi: tabldot-20250102-030000.tar.gz.\n',
    })
  })

  it('keeps the one just made if another one was made while the clock was ahead', async () => {
    const own = mkdtempSync(join(folder, 'ahead-'))
    const ahead = 'tabldot-20990101-030000.tar.gz'
    await writeFile(join(own, ahead), '')
    const made = await backUp(own, '--keep', '1')
    expect([made.removed, await readdir(own)]).toEqual([[ahead], [made.file.slice(own.length + 1)]])
  })
})

describe('What a killed backup has left', () => {
  it('is removed by a later one in its folder, unless it may still be written', async () => {
    const own = mkdtempSync(join(folder, 'left-'))
    const left = (pid: number) => `.tabldot-20250101-030000.tar.gz.${pid}.yarim`
    const stays = [left(8), '.baska.yarim']
    for (const name of [left(7), ...stays]) await writeFile(join(own, name), '')
    for (const name of [left(7), '.baska.yarim'])
      await utimes(join(own, name), new Date('2026-01-01'), new Date('2026-01-01'))
    const made = await backUp(own)
    expect((await readdir(own)).toSorted()).toEqual([...stays, made.file.slice(own.length + 1)].toSorted())
  })
})

describe('One sentence, and nothing half done', () => {
  const refused = async (path: string, sentence: string) => {
    const { code, stderr, ownerUrl } = await restore(path)
    expect([code, stderr]).toEqual([1, sentence])
    expect(await tablesOf(ownerUrl)).toEqual([])
  }

  it('for a file that is cut off', async () => {
    for (const part of [0.3, 0.9]) {
      const path = newFile()
      await writeFile(path, await readFile(file))
      await truncate(path, Math.floor((await stat(file)).size * part))
      await refused(path, 'Dosya bozulmuş ya da bir Tabldot yedeği değil; hiçbir şey geri yüklenmedi.')
    }
  })

  it('for a backup without its end', async () => {
    const path = await changed(file, (name, content) => (name === 'checksums.json' ? null : content))
    await refused(path, 'Yedek yarım kalmış; hiçbir şey geri yüklenmedi.')
  })

  it('for a backup in which a byte has changed', async () => {
    const path = await changed(file, (name, content) =>
      name.includes('public.users/') ? Buffer.from(content.toString().replace('individual', 'individuel')) : content,
    )
    await refused(path, 'Dosya bozulmuş ya da bir Tabldot yedeği değil; hiçbir şey geri yüklenmedi.')
    const bytes = gunzipSync(await readFile(file))
    const flipped = newFile()
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    await writeFile(flipped, gzipSync(bytes))
    expect((await restore(flipped)).code).toBe(1)
  })

  it('for something else than a backup', async () => {
    const path = newFile()
    await writeFile(path, 'yemek listesi')
    await refused(path, 'Dosya bozulmuş ya da bir Tabldot yedeği değil; hiçbir şey geri yüklenmedi.')
    await refused(
      await changed(file, (name, content) => (name === 'backup.json' ? Buffer.from('{}') : content)),
      'Bu dosya bir Tabldot yedeği değil.',
    )
    await refused(join(folder, 'yok.tar.gz'), `"${join(folder, 'yok.tar.gz')}" dosyası bulunamadı ya da okunamadı.`)
  })

  it('for a backup whose tables have other names than those of Tabldot', async () => {
    const name = 'graphile_worker.jobs (id) FROM STDIN; --'
    const path = await changed(file, (part, content) =>
      part === 'backup.json'
        ? Buffer.from(content.toString().replace('"tables":[', `"tables":[{"name":"${name}","columns":[]},`))
        : content,
    )
    await refused(
      path,
      'Yedekteki tablolar bu sürümünkilere uymuyor; yedeğin alındığı Tabldot sürümüyle geri yükleyip sonra güncelleyin.',
    )
  })

  it('for a backup of a newer version', async () => {
    const path = await changed(file, (name, content) =>
      name === 'backup.json'
        ? Buffer.from(content.toString().replace('"migrations":[', '"migrations":["Tomorrow9999999999999",'))
        : content,
    )
    await refused(path, 'Yedek daha yeni bir Tabldot ile alınmış; Tabldot’un yeni sürümüyle geri yükleyin.')
  })

  it('for a database that is not empty', async () => {
    const before = await contentsOf(asOwner())
    const { code, stderr } = await runHere(['restore', file], { DATABASE_URL: product.databaseUrl })
    expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(/^Veritabanı boş değil; /)])
    expect(await contentsOf(asOwner())).toEqual(before)
  })

  it('for a folder or database without data, which stays as it is', async () => {
    const DATA_DIR = join(folder, 'yok')
    expect(await runHere(['backup', newFile()], { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: `"${DATA_DIR}" klasöründe Tabldot verisi yok; bulunduğunuz klasörü ya da DATA_DIR ve DATABASE_URL ayarlarını kontrol edin.\n`,
    })
    expect(existsSync(DATA_DIR)).toBe(false)
    expect(await runHere(['backup', newFile()], { DATABASE_URL: await emptyDatabase() })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Veritabanında Tabldot’un tabloları yok; DATABASE_URL ve DATA_DIR ayarlarını kontrol edin.\n',
    })
  })

  it('for a database that cannot hold all letters', async () => {
    const url = await emptyDatabase(`ENCODING 'LATIN5' LOCALE 'C' TEMPLATE template0`)
    expect(await runHere(['restore', file], { DATABASE_URL: url })).toEqual({
      code: 1,
      stdout: '',
      stderr: `DATABASE_URL ile gidilen veritabanının karakter kodlaması UTF8 değil; veritabanını UTF8 ile yeniden oluşturun.\n`,
    })
  })

  it('for a database whose disk is full', async () => {
    const url = await emptyDatabase()
    await runSql(
      url,
      `CREATE FUNCTION public.fill_disk() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
         IF to_regclass('companies') IS NOT NULL THEN
           RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
         END IF;
       END $$`,
      `CREATE EVENT TRIGGER fill_disk ON ddl_command_start WHEN TAG IN ('DROP INDEX') EXECUTE FUNCTION fill_disk()`,
    )
    expect(await runHere(['restore', file], { DATABASE_URL: url })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Veritabanının diskinde yer kalmadı; yer açıp yeniden deneyin.\n',
    })
    expect(await tablesOf(url)).toEqual([])
  })

  it('for a database that goes away', async () => {
    const holder = new pg.Client({ connectionString: asOwner() })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE companies')
    const own = mkdtempSync(join(folder, 'gone-'))
    const ended = runHere(['backup', own], { DATABASE_URL: product.databaseUrl })
    const stop = `
      SELECT count(pg_terminate_backend(pid))::int AS stopped
      FROM pg_locks
      WHERE relation = 'companies'::regclass AND NOT granted`
    await expect.poll(() => runSql(asOwner(), stop)).toEqual([{ stopped: 1 }])
    await holder.end()
    expect(await ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Veritabanına şu anda ulaşılamıyor; birazdan yeniden deneyin.\n',
    })
    expect(await readdir(own)).toEqual([])
  })

  it('for a file that could never be written, before anything is read', async () => {
    for (const target of ['', join(folder, 'yok/')])
      expect(await runHere(['backup', target], { DATABASE_URL: 'postgres://biri@127.0.0.1:1/yok' })).toEqual({
        code: 1,
        stdout: '',
        stderr: `"${target}" yazılamıyor: klasör yok.\n`,
      })
  })

  it.skipIf(spawnSync('script', ['--version']).error)('for a backup that somebody would have to type', () => {
    for (const command of ['restore -', 'backup verify -']) {
      const line = `${process.execPath} ${join(import.meta.dirname, '../../cli/main.ts')} ${command}`
      const { status, stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { encoding: 'utf8' })
      expect([status, stdout.trim()]).toEqual([
        2,
        'Yedek klavyeden okunmaz; bir dosya adı verin ya da girdiyi yönlendirin.',
      ])
    }
  })

  it('for a reader that closes before the end', async () => {
    const env = { DATABASE_URL: product.databaseUrl }
    expect(await inShell('set -o pipefail; "$0" "$@" | true', ['-'], env)).toEqual({
      code: 1,
      stderr: 'Çıktı sonuna kadar yazılamadı: okuyan program kapandı.\n',
    })
  })

  it('for a full disk, a folder that does not exist and a name that is taken', async () => {
    const env = { DATABASE_URL: product.databaseUrl }
    const says = async (target: string, sentence: string) =>
      expect(await runHere(['backup', target], env)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    await says(join(folder, 'yok', 'a.tar.gz'), `"${join(folder, 'yok', 'a.tar.gz')}" yazılamıyor: klasör yok.`)
    await says(join(file, 'a.tar.gz'), `"${join(file, 'a.tar.gz')}" yazılamıyor: klasör yok.`)
    await says(file, `"${file}" zaten var; başka bir ad verin.`)
    const missing = join(folder, 'yok.tar.gz')
    expect(await runHere(['backup', 'verify', missing], env)).toEqual({
      code: 1,
      stdout: '',
      stderr: `"${missing}" dosyası bulunamadı ya da okunamadı.\n`,
    })
    const tooLong = newFile()
    const limited = await inShell(`ulimit -f 1; exec "$0" "$@"`, [tooLong], env)
    expect(limited).toMatchObject({
      code: 1,
      stderr: `"${tooLong}" yazılamadı: dosyanın olabileceği en büyük boyuta ulaşıldı.\n`,
    })
    expect((await readdir(folder)).filter((name) => name.includes('yarim') || join(folder, name) === tooLong)).toEqual(
      [],
    )
    expect(await inShell('exec "$0" "$@" > /dev/full', ['-'], env)).toMatchObject({
      code: 1,
      stderr: 'Çıktı yazılamadı: diskte yer kalmadı.\n',
    })
    expect(await runTabldot(['backup', '-', '--keep', '2'], env)).toMatchObject({ code: 2 })
  })
})
