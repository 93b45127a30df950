import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runSql } from './sql.ts'
import { unusedPort } from './unused-port.ts'

const program = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((path) => existsSync(path))

/** Why tests with PgBouncer cannot run here; undefined if they can. */
export const missingPgBouncer = program === undefined ? 'PgBouncer is not installed' : undefined

export interface PgBouncer {
  /** The same database and role, through the pool. */
  through: (url: string) => string
  stop: () => Promise<void>
}

/** PgBouncer in transaction mode for these addresses of one server; it refuses unknown startup parameters. */
export const startPgBouncer = async (urls: string[], connectQuery = 'SELECT 1'): Promise<PgBouncer> => {
  const folder = await mkdtemp(join(tmpdir(), 'tabldot-pgbouncer-'))
  await chmod(folder, 0o755)
  const { hostname, port } = new URL(urls[0] ?? '')
  const own = await unusedPort()
  const users = urls.map((url) => new URL(url)).map(({ username, password }) => `"${username}" "${password}"`)
  await writeFile(join(folder, 'users'), [...new Set(users), '"console" ""'].join('\n'))
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
admin_users = console
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`,
  )
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program ?? '', [...asNobody, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const consoleUrl = `postgres://console@127.0.0.1:${own}/pgbouncer`
  await vi.waitFor(() => runSql(consoleUrl, 'SHOW VERSION'), { timeout: 30_000, interval: 50 })
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    stop: async () => {
      child.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
