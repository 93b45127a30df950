import { spawnSync } from 'node:child_process'
import { chown, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountForRoot } from '../../src/gateways/embedded-postgres/account.ts'
import { findBinaries } from '../../src/gateways/embedded-postgres/binaries.ts'
import { makeRunner } from '../../src/gateways/embedded-postgres/run-program.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { unusedPort } from '../support/unused-port.ts'
import { runSql, withDatabase, withRole } from '../support/sql.ts'
import { clockFrom } from './clock.ts'
import { until } from './processes.ts'

/** A file system of its own, so that it can be full without the machine's being so. */
export interface Disk {
  folder: string
  /** Why it cannot be filled; undefined if it can. */
  problem: string | undefined
  fill: () => void
  free: () => Promise<void>
  remove: () => Promise<void>
}

const did = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' })

export const newDisk = async (folder: string, megabytes: number): Promise<Disk> => {
  await mkdir(folder)
  const [image, ballast] = [`${folder}.img`, join(folder, 'ballast')]
  const steps = [
    ['truncate', '-s', `${megabytes}M`, image],
    ['mkfs.ext4', '-q', '-m', '0', image],
    ['mount', '-o', 'loop', image, folder],
  ] as const
  const failed =
    process.getuid?.() === 0
      ? steps.map(([program, ...args]) => did(program, ...args)).find(({ status }) => status !== 0)
      : undefined
  const problem =
    process.getuid?.() === 0
      ? failed && `no file system of its own: ${failed.stderr?.trim() || failed.error?.message}`
      : 'only root may mount a small file system'
  return {
    folder,
    problem,
    fill: () => {
      // What is free is taken at once, and then what became free meanwhile.
      for (let tries = 0; tries < 3; tries++)
        did(
          'sh',
          '-c',
          `fallocate -l $(df --output=avail -B1 '${folder}' | tail -1) '${ballast}-${tries}'; dd if=/dev/zero of='${ballast}-${tries}-rest' bs=4k status=none`,
        )
    },
    free: async () => {
      for (let tries = 0; tries < 3; tries++)
        for (const end of ['', '-rest']) await rm(`${ballast}-${tries}${end}`, { force: true })
    },
    remove: async () => {
      if (problem === undefined) did('umount', '--lazy', folder)
      await rm(image, { force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface SoakDatabase {
  /** As the role of the product. */
  url: string
  /** As the superuser. */
  ownerUrl: string
  /** Kills the postmaster and all that it started, as when the machine loses its power. */
  kill: () => Promise<void>
  /** Of the postmaster. */
  pid: () => Promise<number>
  /** How often it had to be started again. */
  restarts: () => number
  log: () => Promise<string>
  stop: () => Promise<void>
}

/** PostgreSQL of the embedded binaries with durable commits, which is started again when it ends, as by systemd. */
export const startDatabase = async (folder: string, clock: string): Promise<SoakDatabase> => {
  const binaries = await findBinaries()
  const data = join(folder, 'postgres')
  const account = await accountForRoot()
  if (account) await chown(folder, account.uid, account.gid)
  const { run } = await makeRunner([binaries.postgres, data])
  await run(binaries.initdb, [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
  const port = await unusedPort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '512MB',
    max_wal_size: '512MB',
    log_checkpoints: 'off',
  }
  const start = () =>
    run('/usr/bin/env', [
      ...Object.entries(clockFrom(clock)).map(([name, value]) => `${name}=${value}`),
      binaries.pg_ctl,
      'start',
      '--wait',
      '--timeout=60',
      '--silent',
      `--pgdata=${data}`,
      `--log=${join(data, 'server.log')}`,
      `--options=${Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' ')}`,
    ])
  const postmaster = async () =>
    Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0])
  const isRunning = async () => {
    const pid = await postmaster()
    const command = pid > 0 ? await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '') : ''
    return command.startsWith('postgres')
  }
  await start()
  let [isOver, restarts] = [false, 0]
  const watch = async () => {
    while (!isOver) {
      await pause(1_000)
      if (isOver || (await isRunning())) continue
      restarts++
      await pause(2_000)
      await start().catch(() => undefined)
    }
  }
  const watching = watch()
  const server = `postgres://postgres@127.0.0.1:${port}/postgres`
  const roles = await readFile(join(packageRoot, 'docs', 'operating', 'roles.sql'), 'utf8')
  await runSql(
    server,
    ...roles
      .replaceAll(/^--.*$/gm, '')
      .trim()
      .split('\n')
      .filter(Boolean),
  )
  const ownerUrl = withDatabase(server, 'tabldot')
  return {
    url: withRole(ownerUrl, { username: 'tabldot', password: 'change-me' }),
    ownerUrl,
    kill: async () => {
      const pid = await postmaster()
      const { stdout } = did('pgrep', '--parent', String(pid))
      for (const one of [pid, ...stdout.split('\n').filter(Boolean).map(Number)])
        try {
          process.kill(one, 'SIGKILL')
        } catch {
          // It had ended.
        }
      await until('the end of the database', async () => !(await isRunning()))
    },
    pid: postmaster,
    restarts: () => restarts,
    log: () => readFile(join(data, 'server.log'), 'utf8').catch(() => ''),
    stop: async () => {
      isOver = true
      await watching
      await run(binaries.pg_ctl, ['stop', '--wait', '--silent', '--mode=immediate', `--pgdata=${data}`]).catch(() => '')
    },
  }
}
