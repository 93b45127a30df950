import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { packageRoot } from '../../src/main/package-root.ts'
import { type Caller, type Client, newCaller, newClient } from './client.ts'
import { contractOperations } from './product.ts'

export interface ServerProcess {
  port: number
  pid: number
  send: Client['send']
  call: Caller
  kill: (signal: NodeJS.Signals) => void
  /** What the server has written to its log. */
  log: LogLine[]
  /** The exit code, or the signal that ended the process. */
  exited: Promise<number | NodeJS.Signals>
}

export interface LogLine {
  /** 30 is information, 40 a warning, 50 an error. */
  level: number
  time: number
  msg?: string
  port?: number
  status?: number
  code?: string
  count?: number
  cause?: string
  err?: { message: string; stack: string }
}

const sources = join(packageRoot, 'src', 'main', 'serve.ts')

/** Starts the server as a separate process, as in production. */
export const startServerProcess = async (
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
  program = sources,
  account: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  const log: LogLine[] = []
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  const listening = new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const entry = JSON.parse(line) as LogLine
      log.push(entry)
      const { msg, port } = entry
      if (msg === 'listening' && port !== undefined) resolve(port)
    })
  })
  const port = await Promise.race([
    listening,
    exited.then((how) => {
      throw new Error(`the server ended (${how}) before it listened: ${errorOutput}`)
    }),
  ])
  const client = newClient(port, 64)
  void exited.then(client.close)
  return {
    port,
    pid: child.pid ?? 0,
    send: client.send,
    call: newCaller(contractOperations, client.send),
    kill: (signal) => void child.kill(signal),
    log,
    exited,
  }
}
