import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { packageRoot } from '../../src/main/package-root.ts'
import type { Figures, Plan } from './load.ts'

const children: ChildProcess[] = []

const start = (file: string, args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [resolve(packageRoot, file), ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

export const stopAll = (): void => {
  for (const child of children) child.kill()
}

const firstMatch = async (child: ChildProcess, pattern: RegExp): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) {
      child.stdout?.resume()
      return found
    }
  }
  throw new Error('a server ended before it listened')
}

const ids = new Map<string, number | undefined>()
/** The process id of a server that was started. */
export const processIdOf = (url: string): number => ids.get(url) ?? 0

const serverAt = async (child: ChildProcess, port: RegExp): Promise<string> => {
  const url = `http://127.0.0.1:${await firstMatch(child, port)}`
  ids.set(url, child.pid)
  return url
}

export const startProduct = async (
  databaseUrl: string,
  more: Record<string, string> = {},
  file = 'dist/start.js',
): Promise<string> => {
  const env = {
    ...more,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    SEARCH_LIMIT: '1000000000',
  }
  return serverAt(start(file, [], env), /"port":(\d+)/)
}

export const startFloor = (databaseUrl: string, ownerUrl: string): Promise<string> =>
  serverAt(start('test/bench/floor-server.ts', [databaseUrl, ownerUrl]), /^(\d+)$/)

/** The address of a mail server of its own process. */
export const startMailSink = async (): Promise<string> =>
  `smtp://127.0.0.1:${await firstMatch(start('test/bench/mail-sink.ts', []), /^(\d+)$/)}`

export const loadOnce = async (plan: Plan): Promise<Figures> => {
  const child = start('test/bench/load.ts', [])
  child.stdin?.end(JSON.stringify(plan))
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return JSON.parse(text) as Figures
}
