import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Replica } from '../../../src/persistence/kernel/replica.ts'
import { Replicas } from '../../../src/persistence/kernel/replicas.ts'

/** Accepts connections and never answers, like a machine that hangs. */
let silent: Server
let url: string
const events: string[] = []
const sockets = new Set<Socket>()
beforeEach(async () => {
  events.length = 0
  silent = createServer((socket) => {
    events.push('replica')
    sockets.add(socket.on('error', () => undefined))
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  url = `postgres://tabldot:x@127.0.0.1:${(silent.address() as AddressInfo).port}/tabldot`
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

describe('A replica that hangs', () => {
  it('does not keep the primary and other replicas from being looked at', async () => {
    const replicas = new Replicas({ replicaUrls: [url], poolSize: 1 }, () => {
      events.push('primary')
      return Promise.resolve({ cluster: '1', position: 1 })
    })
    const watching = replicas.watch()
    await vi.waitUntil(() => events.join(' ').includes('primary primary'), { timeout: 60_000, interval: 20 })
    await watching
    await replicas.close()
  })

  it('is told of once, also if it never answered', async () => {
    const told: unknown[] = []
    const replicas = new Replicas(
      { replicaUrls: [url], poolSize: 1, onReplicaChange: (change) => told.push(change) },
      () => Promise.resolve({ cluster: '1', position: told.length }),
    )
    await replicas.watch()
    await replicas.close()
    expect(told).toMatchObject([{ problem: 'unreachable' }])
  })

  it('lets go of what it was asked as soon as it is known to hang', async () => {
    const replica = new Replica(url, { poolSize: 1 }, () => undefined)
    const asked = replica.query({ text: 'SELECT 1' })
    replica.judge(new Error('it hangs'), { cluster: '1', required: 0 })
    await expect(asked).rejects.toThrow('it hangs')
    await replica.close()
  })
})
