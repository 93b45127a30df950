import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { accountForRoot, reaches, type Account } from './account.ts'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const execute = promisify(execFile)

/** Resolves with the program's output. */
export type RunProgram = (program: string, args: string[]) => Promise<string>
export type Runner = { account: Account | undefined; run: RunProgram }

/**
 * Keeps the one capability that lets the account traverse directories it has no access to, such as /root. Without
 * no_setuid_fixup the kernel ignores capabilities in access(2), which initdb uses to find the other programs.
 */
const setprivArguments = ({ uid, gid }: Account): string[] => [
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
    embeddedFailures.programFailed(program.split('/').at(-1)!, (error.stderr || error.message).trim()),
    { cause: error },
  )

const unreachablePaths = (paths: string[], cause: unknown) =>
  new EmbeddedPostgresError(embeddedFailures.unreachablePaths(paths), { cause })

/** Returns a runner of PostgreSQL's programs; root uses a system account, which must be able to reach `paths`. */
export const makeRunner = async (paths: string[]): Promise<Runner> => {
  const account = await accountForRoot()
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const options = { cwd: '/', env, ...(account && { uid: account.uid, gid: account.gid }) }
  const runDirectly: RunProgram = (program, args) =>
    execute(program, args, options).then(
      ({ stdout }) => stdout,
      (error: Error) => {
        throw failure(program, error)
      },
    )

  const unreachable = account ? paths.filter((path) => !reaches(account, path)) : []
  if (!account || unreachable.length === 0) return { account, run: runDirectly }

  const prefix = setprivArguments(account)
  for (const path of unreachable) {
    await execute('setpriv', [...prefix, 'test', '-x', dirname(path)], { env }).catch((cause: unknown) => {
      throw unreachablePaths(unreachable, cause)
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
