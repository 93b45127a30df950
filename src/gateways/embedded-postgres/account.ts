import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** PostgreSQL refuses to run as root, so root starts it under this system account. */
export type Account = { uid: number; gid: number }

const name = 'postgres'

const find = (): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return line ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const create = async (): Promise<Account> => {
  for (let tries = 0; tries < 5; tries += 1) {
    // Fails while another process creates the same account; all that matters is that the account exists afterwards.
    spawnSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      name,
    ])
    const account = find()
    if (account) return account
    await pause(200)
  }
  throw new EmbeddedPostgresError(embeddedFailures.noAccount(name))
}

export const accountForRoot = async (): Promise<Account | undefined> =>
  process.getuid?.() === 0 ? (find() ?? create()) : undefined

/** Whether the account may traverse every directory on the path. */
export const reaches = (account: Account, path: string): boolean => {
  const parent = dirname(path)
  const { mode, uid: owner } = statSync(parent)
  const passes = owner === account.uid ? mode & 0o100 : mode & 0o001
  return Boolean(passes) && (parent === dirname(parent) || reaches(account, parent))
}
