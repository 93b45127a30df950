import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { newDatabaseProxy } from '../support/database-proxy.ts'
import { type LogLine, type ServerProcess, startServerProcess } from '../support/server-process.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await cloneDatabase()
})
afterAll(() => db.drop())

const problemsIn = ({ log }: ServerProcess) => log.filter(({ level }) => level > 30)
const kindOf = ({ msg = '', cause, err }: LogLine) =>
  `${msg.replaceAll(/\d+/g, '#')} ${err ? err.message.split(':')[0] : cause}`
const stop = async (server: ServerProcess) => {
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}

describe('the log', () => {
  it('folds an outage into counted lines for each kind and cause, after the first one with its stack', async () => {
    const line = await newDatabaseProxy(db.url)
    const server = await startServerProcess(line.url)
    const statuses: number[] = []
    const asks = async (id: 'checkReadiness' | 'getProfile') => {
      const { status } = await server.call(id, { as: 'a'.repeat(43) })
      statuses.push(status)
      return status
    }
    expect(await asks('checkReadiness')).toBe(200)
    line.cut()
    const foldedLines = () => problemsIn(server).filter(({ count = 0 }) => count > 1).length
    const keepsAsking = async () => {
      while (foldedLines() < 6) {
        await asks('checkReadiness')
        await asks('getProfile')
      }
    }
    await Promise.all(Array.from({ length: 16 }, keepsAsking))
    line.restore()
    await vi.waitFor(async () => expect(await asks('checkReadiness')).toBe(200), { timeout: 60_000 })
    await stop(server)
    await line.close()

    const problems = problemsIn(server)
    const kinds = Object.values(Object.groupBy(problems, kindOf)).map((lines) => lines ?? [])
    expect(kinds.length).toBeGreaterThan(2)
    for (const [first, ...others] of kinds) {
      expect(first?.err?.stack).toContain('    at ')
      expect(others.filter(({ err }) => err !== undefined)).toEqual([])
      expect(others.filter(({ count }) => count === undefined)).toEqual([])
    }
    const told = problems
      .filter(({ msg }) => msg === 'service.unavailable')
      .reduce((sum, { count = 1 }) => sum + count, 0)
    expect([told, told > 50]).toEqual([statuses.filter((status) => status === 503).length, true])
    expect(problems.length).toBeLessThan(told / 2)
  })

  it('reports a shutdown as information, with the status code of the answers', async () => {
    const server = await startServerProcess(db.url)
    const answers: number[] = []
    const probe = async () => answers.push((await server.call('checkReadiness')).status)
    await probe()
    server.kill('SIGTERM')
    await expect(
      (async () => {
        for (;;) await probe()
      })(),
    ).rejects.toThrow()
    expect(await server.exited).toBe(0)
    expect(problemsIn(server)).toEqual([])
    const refused = answers.filter((status) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    const lines = server.log.filter(({ status }) => status === 503)
    expect(lines.map(({ level, code }) => [level, code])).toEqual(refused.map(() => [30, 'service.draining']))
  })
})
