import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { packageRoot } from '../../src/main/package-root.ts'
import type { Figures, Plan } from './load.ts'

const children: ChildProcess[] = []

const start = (file: string, args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [join(packageRoot, file), ...args], {
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

const productIds = new Map<string, number | undefined>()
/** The process id of a product that was started. */
export const processIdOf = (url: string): number => productIds.get(url) ?? 0

export const startProduct = async (databaseUrl: string, more: Record<string, string> = {}): Promise<string> => {
  const env = {
    ...more,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    SEARCH_LIMIT: '1000000000',
  }
  const child = start('dist/start.js', [], env)
  const url = `http://127.0.0.1:${await firstMatch(child, /"port":(\d+)/)}`
  productIds.set(url, child.pid)
  return url
}

export const startFloor = async (databaseUrl: string, ownerUrl: string): Promise<string> =>
  `http://127.0.0.1:${await firstMatch(start('test/bench/floor-server.ts', [databaseUrl, ownerUrl]), /^(\d+)$/)}`

export const loadOnce = async (plan: Plan): Promise<Figures> => {
  const child = start('test/bench/load.ts', [])
  child.stdin?.end(JSON.stringify(plan))
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  return JSON.parse(text) as Figures
}
