import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { command: string; state: string; startedAt: string }

/** The command in field 2 of /proc/<pid>/stat may itself contain spaces and parentheses. */
const fromProc = (pid: number): Process => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  return { command: stat.slice(stat.indexOf('(') + 1, end), state: fields[0]!, startedAt: fields[19]! }
}

const fromPs = (pid: number): Process => {
  const ask = (field: string) =>
    execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  return { command: ask('comm'), state: ask('state'), startedAt: ask('lstart').replace(/\W+/g, '_') }
}

/** A zombie, which is common in containers, counts as dead. */
const look = (pid: number): Process | undefined => {
  try {
    const found = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
    return found.state.startsWith('Z') ? undefined : found
  } catch {
    return undefined
  }
}

/** Pids are reused, especially in containers, so a process is identified by its pid and its start time. */
export const markOf = (pid: number): string | undefined => {
  const found = look(pid)
  return found && `${pid}-${found.startedAt}`
}

export const isAlive = (mark: string): boolean => markOf(Number.parseInt(mark, 10)) === mark

export const commandOf = (pid: number): string | undefined => look(pid)?.command
