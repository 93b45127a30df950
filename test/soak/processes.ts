import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { packageRoot } from '../../src/main/package-root.ts'

/** A warning or an error in the log of an instance. */
export interface LogLine {
  instance: string
  /** When it was read, in milliseconds of `performance.now()`: the clock of the instance may be wrong. */
  at: number
  level: number
  msg?: string
  count?: number
  cause?: string
  err?: { message: string; stack?: string }
}

export interface Sample {
  at: number
  pid: number
  /** In megabytes. */
  resident: number
  heap: number
  descriptors: number
  openConnections: number
  idleConnections: number
  waiting: number
}

export interface Instance {
  name: string
  port: number
  pid: () => number
  start: () => Promise<void>
  /** How it ended. */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | NodeJS.Signals>
  sample: () => Promise<Sample | undefined>
}

export const metricsToken = 'soak-'.repeat(8)

const metric = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

/** One instance of the built product, as it runs in production. */
export const newInstance = (
  name: string,
  port: number,
  env: Record<string, string>,
  onLine: (line: LogLine) => void,
): Instance => {
  let child: ReturnType<typeof spawn> | undefined
  let exited: Promise<number | NodeJS.Signals> = Promise.resolve(0)
  const start = async () => {
    const started = spawn(process.execPath, [join(packageRoot, 'dist', 'start.js')], {
      env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    exited = once(started, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
    let complaints = ''
    started.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000)))
    const listening = new Promise<void>((resolve) => {
      createInterface({ input: started.stdout }).on('line', (text) => {
        if (text.includes('"msg":"listening"')) resolve()
        if (text.startsWith('{"level":30')) return
        try {
          onLine({ ...(JSON.parse(text) as LogLine), instance: name, at: performance.now() })
        } catch {
          // The last line of a process that was killed.
        }
      })
    })
    await Promise.race([
      listening,
      exited.then((how) => {
        throw new Error(`instance ${name} ended (${how}) before it listened: ${complaints}`)
      }),
    ])
  }
  return {
    name,
    port,
    pid: () => child?.pid ?? 0,
    start,
    stop: (signal) => {
      child?.kill(signal)
      return exited
    },
    sample: async () => {
      const pid = child?.pid ?? 0
      try {
        const headers = { authorization: `Bearer ${metricsToken}` }
        const answer = await fetch(`http://127.0.0.1:${port}/api/metrics`, {
          headers,
          signal: AbortSignal.timeout(5_000),
        })
        const text = await answer.text()
        const status = await readFile(`/proc/${pid}/status`, 'utf8')
        return {
          at: performance.now(),
          pid,
          resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
          heap: metric(text, 'nodejs_heap_size_used_bytes') / 2 ** 20,
          descriptors: (await readdir(`/proc/${pid}/fd`)).length,
          openConnections: metric(text, 'tabldot_database_open_connections'),
          idleConnections: metric(text, 'tabldot_database_idle_connections'),
          waiting: metric(text, 'tabldot_database_waiting'),
        }
      } catch {
        return undefined
      }
    },
  }
}

export const until = async (what: string, isReached: () => Promise<boolean>, seconds = 120): Promise<void> => {
  const end = performance.now() + seconds * 1000
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error(`${what} took longer than ${seconds} seconds`)
    await pause(200)
  }
}
