import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..', '..')
const program = join(root, 'cli', 'main.ts')

export interface ProcessResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts the command line as a separate process, as users do. */
export const startTabldot = (args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string) =>
  spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
  })

export const runTabldot = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { input = '', cwd }: { input?: string; cwd?: string } = {},
): Promise<ProcessResult> => {
  const child = startTabldot(args, env, cwd)
  child.stdin.end(input)
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, stdout, stderr }
}
