import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { unusedPort } from '../support/unused-port.ts'

const document = readFileSync(join(packageRoot, 'docs/operating/backups.md'), 'utf8')
const blocks = new Map(
  [...document.matchAll(/<!-- run: (.+?) -->\n```\w+\n(.+?)```/gs)].map(([, name = '', block = '']) => [name, block]),
)
const block = (name: string): string => {
  const found = blocks.get(name)
  if (found === undefined) throw new Error(`docs/operating/backups.md has no block "${name}".`)
  return found
}

/** The newest PostgreSQL of Debian, where the programs of one version are in one folder. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
const has = (program: string) =>
  `${process.env.PATH}${delimiter}${programs}`.split(delimiter).some((folder) => existsSync(join(folder, program)))
const missing = ['initdb', 'pg_dump'].filter((program) => !has(program))

describe.skipIf(missing.length > 0)(
  `docs/operating/backups.md${missing.length > 0 ? ', without PostgreSQL' : ''}`,
  () => {
    let folder: string
    let port: number
    let env: NodeJS.ProcessEnv
    const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
    const product = { PUSH_HOSTS: 'none' }

    /** As PostgreSQL's own user, which root is not allowed to be; `systemctl` stands for the service of the document. */
    const run = async (script: string) => {
      const service = `systemctl() { pg_ctl --wait --log="$PGDATA/log" "$1" > /dev/null; }`
      const shell = ['bash', '-euo', 'pipefail', '-c', `${service}\n${script}`]
      const [program = '', ...args] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...shell] : shell
      const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      const [[code], stdout, stderr] = await Promise.all([
        once(child, 'exit') as Promise<[number]>,
        text(child.stdout),
        text(child.stderr),
      ])
      expect([code, stderr], script).toEqual([0, expect.any(String)])
      return stdout
    }
    const tabldot = async (database: string, ...args: string[]) => {
      const { code, stdout, stderr } = await runHere([...args, '--json'], { DATABASE_URL: urlOf(database), ...product })
      expect([code, stderr]).toEqual([0, ''])
      return JSON.parse(stdout) as { companies: { slug: string }[] }
    }
    const open = (name: string) => tabldot('tabldot', 'company', 'create', '--name', name, '--type', 'catering')
    const slugsIn = async (database: string) => {
      const { companies } = await tabldot(database, 'company', 'list')
      return companies.map(({ slug }) => slug).toSorted()
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tabldot-operating-'))
      await chmod(folder, 0o777)
      port = await unusedPort()
      const within = (name: string) => join(folder, name)
      env = {
        PATH: `${programs}${delimiter}${process.env.PATH}`,
        LC_ALL: 'C.UTF-8',
        PGDATA: within('data'),
        PGHOST: '127.0.0.1',
        PGPORT: String(port),
        PGUSER: 'postgres',
        PGDATABASE: 'tabldot',
        PGBACKREST_CONFIG: within('pgbackrest.conf'),
        PGBACKREST_REPO1_PATH: within('repository'),
        PGBACKREST_LOG_PATH: folder,
        PGBACKREST_LOCK_PATH: folder,
        PGBACKREST_PG1_PATH: within('data'),
        PGBACKREST_PG1_PORT: String(port),
        PGBACKREST_PG1_SOCKET_PATH: folder,
      }
      await writeFile(within('pgbackrest.conf'), block('pgbackrest.conf'))
      await run('initdb --auth=trust --username=postgres --encoding=UTF8 > /dev/null')
      const own = `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nfsync = off\nunix_socket_directories = '${folder}'\n`
      await appendFile(within('data/postgresql.conf'), own + (has('pgbackrest') ? block('postgresql.conf') : ''))
      await run('systemctl start; createdb tabldot')
    })
    afterAll(async () => {
      if (folder === undefined) return
      await run('systemctl stop')
      await rm(folder, { recursive: true })
    })

    it('dumps with pg_dump, and loads the dump into a new database', async () => {
      await open('Gül Yemek')
      await run(block('dump'))
      await run(block('load'))
      expect(await slugsIn('tabldot_new')).toEqual(await slugsIn('tabldot'))
      await tabldot('tabldot_new', 'audit', 'verify')
    })

    it.skipIf(!has('pgbackrest'))('goes back to an instant with pgBackRest', async () => {
      await mkdir(join(folder, 'repository'), { recursive: true })
      await chmod(join(folder, 'repository'), 0o777)
      await run(block('first'))
      await open('Erken Yemek')
      const expected = await slugsIn('tabldot')
      // pgBackRest notes the end of a backup in whole seconds.
      const instant = async () =>
        (await runSql(urlOf('tabldot'), 'SELECT now()::text, extract(epoch FROM now())::int AS second')) as [
          { now: string; second: number },
        ]
      const [{ second }] = await instant()
      const now = await vi.waitFor(async () => {
        const [later] = await instant()
        expect(later.second).toBeGreaterThan(second + 1)
        return later.now
      }, 10_000)
      await open('Yanlış Yemek')
      await run(block('nightly'))
      await runSql(urlOf('tabldot'), 'SELECT pg_switch_wal()')
      await run(block('back').replace('2026-11-25 09:30:00+03', now))
      const isOpen = 'SELECT NOT pg_is_in_recovery() AS is_open'
      await vi.waitUntil(async () => (await runSql(urlOf('tabldot'), isOpen))[0]?.['is_open'], 60_000)
      expect(await slugsIn('tabldot')).toEqual(expected)
      await tabldot('tabldot', 'audit', 'verify')
    })
  },
)
