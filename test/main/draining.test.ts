import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { type Product, startProduct } from '../support/product.ts'
import type { Step } from '../support/requests-from-a-thread.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await cloneDatabase()
})
afterAll(() => db.drop())

/**
 * A client in its own thread, which keeps running while the server's thread is blocked, as on an overloaded machine.
 */
const openClient = ({ port }: Product) => {
  const done = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(join(packageRoot, 'test/support/requests-from-a-thread.ts'), { workerData: { port, done } })
  let steps = 0
  return {
    /** Resolves when the kernel has received the step. */
    does: async (step: Step) => {
      thread.postMessage(step)
      await Atomics.waitAsync(done, 0, steps++).value
    },
    /**
     * Blocks the server until the kernel has received the steps; timers due by then run before the server sees them.
     */
    doesMeanwhile: (...todo: Step[]) => {
      for (const step of todo) {
        thread.postMessage(step)
        Atomics.wait(done, 0, steps++)
      }
    },
    /** What each connection has received by the time it is closed. */
    heard: async () => {
      const answers = once(thread, 'message') as Promise<[string[]]>
      thread.postMessage({ end: true } satisfies Step)
      const [heard] = await answers
      await thread.terminate()
      return heard.map((text) =>
        [...text.matchAll(/HTTP\/1.1 (\d+)|\bE[A-Z]{4,}/g)].map(([all, status]) => status ?? all),
      )
    },
  }
}

const request = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
const many = 200

describe('a server shutting down on an overloaded machine', () => {
  const start = () => startProduct({ databaseUrl: db.url, contractCheck: false })

  it('answers everybody who has connected and sent a request, even if not yet accepted', async () => {
    const product = await start()
    const client = openClient(product)
    const drained = product.drain()
    client.doesMeanwhile({ connect: many }, { send: request })
    expect(await client.heard()).toEqual(Array.from({ length: many }, () => ['200']))
    await drained
    await product.stop()
  })

  it('answers requests on connections that had been idle', async () => {
    const product = await start()
    const client = openClient(product)
    await client.does({ connect: many })
    await client.does({ send: request })
    await product.call('checkLiveness')
    await client.does({ hear: 1 })
    const drained = product.drain()
    client.doesMeanwhile({ send: request })
    expect(await client.heard()).toEqual(Array.from({ length: many }, () => ['200', '200']))
    await drained
    await product.stop()
  })

  it('answers requests on connections that had never been used', async () => {
    const product = await start()
    const client = openClient(product)
    await client.does({ connect: many })
    await product.call('checkLiveness')
    const drained = product.drain()
    client.doesMeanwhile({ send: request })
    expect(await client.heard()).toEqual(Array.from({ length: many }, () => ['200']))
    await drained
    await product.stop()
  })

  it('closes connections without a request or with an incomplete one', async () => {
    const product = await start()
    const client = openClient(product)
    await client.does({ connect: 2 })
    await client.does({ send: request.slice(0, 20) })
    await product.drain()
    expect(await client.heard()).toEqual([[], []])
    await product.stop()
  })
})
