import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as DoorOnly, type Socket } from 'node:net'
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'

/** How many connections the kernel keeps until they are accepted. */
export const backlog = 511

const sweepIntervalMs = 20

interface Connection {
  /** Of requests that are being worked on, in their order. */
  responses: Set<ServerResponse>
  /** What had been received when it was last looked at. */
  bytesRead?: number
  changedAt: number
  /** What had been received when its last request was answered. */
  bytesAtRest?: number
}

/**
 * How a server stops without resetting what was sent to it. A busy machine may run no JavaScript for a while, and then timers before it
 * looks at its sockets, so nothing is closed because time has passed, but because a whole turn of the event loop has shown nothing new.
 * Nobody is answered in such a turn, since that would wake a client on a machine that lets it run at once, to knock at a closing door.
 */
export const gentleClose = (server: Server) => {
  const connections = new Map<Socket, Connection>()
  let accepted = 0
  /** Requests that came and those that were answered. */
  let requests = 0
  let untilClosed: Promise<void> | undefined

  server.on('connection', (socket: Socket) => {
    accepted += 1
    connections.set(socket, { responses: new Set(), changedAt: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    requests += 1
    connection?.responses.add(response)
    response.once('close', () => {
      requests += 1
      connection?.responses.delete(response)
      if (connection) connection.bytesAtRest = socket.bytesRead
    })
  })

  /** Closes what rests, and what has sent no whole request for as long as the grace period; it has been read since the last time. */
  const closeQuiet = (graceMs: number): void => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      const isQuiet = socket.bytesRead === connection.bytesRead
      if (!isQuiet) Object.assign(connection, { bytesRead: socket.bytesRead, changedAt: now })
      if (!isQuiet || connection.responses.size > 0) continue
      if (socket.bytesRead === connection.bytesAtRest || now - connection.changedAt >= graceMs) socket.destroy()
    }
  }

  return {
    /** Between the end of the grace period and the end of listening nobody is answered: they would only come again. */
    afterwards:
      (listener: RequestListener): RequestListener =>
      (request, response) =>
        void (untilClosed ? untilClosed.then(() => listener(request, response)) : listener(request, response)),

    /** Accepts who is waiting, stops listening, answers everybody, and resolves when all connections are closed. */
    close: async (graceMs: number): Promise<void> => {
      const closing = Promise.withResolvers<void>()
      untilClosed = closing.promise
      /** Each turn accepts at least one of those who wait; this many later, everybody who waited at the start is in. */
      const last = accepted + backlog + 1
      for (let before = NaN; before !== accepted + requests && accepted < last;) {
        before = accepted + requests
        await endOfTurn()
      }
      // Without closing idle connections as well: their clients would come again while this goes on.
      DoorOnly.prototype.close.call(server)
      for (const { responses } of connections.values()) {
        const response = [...responses].at(-1)
        if (response && !response.headersSent) response.setHeader('Connection', 'close')
      }
      closing.resolve()
      while (connections.size > 0) {
        await pause(sweepIntervalMs)
        await endOfTurn()
        closeQuiet(graceMs)
      }
      // Ends Node's own timers too.
      server.close()
    },
  }
}
