import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { accountForRoot, reaches, type Account } from './account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const execute = promisify(execFile)

/** Answers what the program prints. */
export type RunProgram = (program: string, args: string[]) => Promise<string>
export type Runner = { account: Account | undefined; run: RunProgram }

/**
 * Keeps the one capability that lets the account pass directories closed to it, such as /root. Without no_setuid_fixup the
 * kernel leaves capabilities aside in access(2), by which initdb looks for its neighbours.
 */
const throughClosedDoors = ({ uid, gid }: Account): string[] => [
  '--reuid',
  String(uid),
  '--regid',
  String(gid),
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--',
]

const failure = (program: string, error: { stderr?: string; message: string }) =>
  new EmbeddedPostgresError(
    `Gömülü PostgreSQL'in ${program.split('/').at(-1)} programı çalışmadı: ${(error.stderr || error.message).trim()}`,
    { cause: error },
  )

const noWayIn = (paths: string[], cause: unknown) =>
  new EmbeddedPostgresError(
    `Gömülü PostgreSQL root olarak çalışamaz, root dışındaki kullanıcılar da şu yollara giremez: ${paths.join(', ')}. Projeyi herkesin girebildiği bir klasöre taşıyın ya da DATABASE_URL verin.`,
    { cause },
  )

/** Runs PostgreSQL's programs, as root in the name of a system account that must reach all these paths. */
export const makeRunner = async (paths: string[]): Promise<Runner> => {
  const account = await accountForRoot()
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const options = { cwd: '/', env, ...(account && { uid: account.uid, gid: account.gid }) }
  const plainly: RunProgram = (program, args) =>
    execute(program, args, options).then(
      ({ stdout }) => stdout,
      (error: Error) => {
        throw failure(program, error)
      },
    )

  const closed = account ? paths.filter((path) => !reaches(account, path)) : []
  if (!account || closed.length === 0) return { account, run: plainly }

  const prefix = throughClosedDoors(account)
  for (const path of closed) {
    await execute('setpriv', [...prefix, 'test', '-x', dirname(path)], { env }).catch((cause: unknown) => {
      throw noWayIn(closed, cause)
    })
  }
  return {
    account,
    run: (program, args) =>
      execute('setpriv', [...prefix, program, ...args], { cwd: '/', env }).then(
        ({ stdout }) => stdout,
        (error: Error) => {
          throw failure(program, error)
        },
      ),
  }
}
