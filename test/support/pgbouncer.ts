import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Runs PgBouncer with these settings, which are told its port and the file with its users. */
export const runPgBouncer = async (
  settings: (port: number, userFile: string) => string,
  users: string,
): Promise<PgBouncer> => {
  const folder = await mkdtemp(join(tmpdir(), 'tabldot-pgbouncer-'))
  await chmod(folder, 0o755)
  const own = await unusedPort()
  await writeFile(join(folder, 'users'), users)
  await writeFile(join(folder, 'pgbouncer.ini'), settings(own, join(folder, 'users')))
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program ?? '', [...asNobody, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await pause(50)
  }
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    stop: async () => {
      child.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}

/** PgBouncer in transaction mode for these addresses of one server; it refuses unknown startup parameters. */
export const startPgBouncer = (
  urls: string[],
  { connectQuery = 'SELECT 1', poolSize = 4 } = {},
): Promise<PgBouncer> => {
  const { hostname, port } = new URL(urls[0] ?? '')
  const users = urls.map((url) => new URL(url)).map(({ username, password }) => `"${username}" "${password}"`)
  const settings = (own: number, userFile: string) => `[databases]
* = host=${hostname} port=${port} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`
  return runPgBouncer(settings, [...new Set(users)].join('\n'))
}
