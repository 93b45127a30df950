import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string
  /** Closes every connection and accepts no new one, as when the server is down. */
  cut: () => void
  /** Keeps connections open but transmits nothing, as when the network is down. */
  stall: () => void
  /** Each answer takes this much longer, in milliseconds. */
  slow: (delay: number) => void
  /** Ends `cut`, `stall` and `slow`. */
  restore: () => void
  close: () => Promise<void>
}

/** A TCP proxy in front of a database, for simulating outages. */
export const newDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'stalled' = 'whole'
  let delay = 0
  const delayed = () =>
    new Transform({
      transform: (chunk, _, done) => void (delay > 0 ? setTimeout(done, delay, null, chunk) : done(null, chunk)),
    })
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  const server = createServer((near) => {
    track(near)
    if (state === 'cut') return void near.destroy()
    if (state === 'stalled') return void near.pause()
    const far = connect(Number(target.port), target.hostname)
    track(far)
    near.pipe(far)
    far.pipe(delayed()).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      endAll()
    },
    stall: () => {
      state = 'stalled'
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    slow: (milliseconds) => {
      delay = milliseconds
    },
    restore: () => {
      if (state === 'stalled') endAll()
      state = 'whole'
      delay = 0
    },
    close: async () => {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
