import os from 'node:os'
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { run } from '../../cli/program.ts'
import type { ProcessResult } from './tabldot.ts'

/**
 * Runs the command line within this process: everything except `cli/main.ts`, without the second that a process takes
 * to start. Only one command at a time. Tests start a process only if the process is what they test. The priority of
 * this one stays: only a superuser could raise it again, and all later tests would wait for each other's commands.
 */
export const runHere = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { input = '', cwd = process.cwd() }: { input?: string; cwd?: string } = {},
): Promise<ProcessResult> => {
  const before = { env: process.env, stdin: process.stdin, cwd: process.cwd() }
  const written = { stdout: '', stderr: '' }
  const priority = vi.spyOn(os, 'setPriority').mockReturnValue()
  const writes = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text)
      return true
    }),
  )
  process.env = { PATH: before.env.PATH, HOME: before.env.HOME, LOG_LEVEL: 'silent', ...env }
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  process.chdir(cwd)
  try {
    return { code: await run(args), ...written }
  } finally {
    process.chdir(before.cwd)
    Object.defineProperty(process, 'stdin', { value: before.stdin, configurable: true })
    process.env = before.env
    for (const mock of [priority, ...writes]) mock.mockRestore()
  }
}
