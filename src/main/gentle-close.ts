import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as DoorOnly, type Socket } from 'node:net'
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'

/** How many connections the kernel queues until they are accepted. */
export const backlog = 511

const sweepIntervalMs = 20

interface Connection {
  /** Responses still in progress, in the order of their requests. */
  responses: Set<ServerResponse>
  /** `bytesRead` at the previous sweep. */
  bytesRead?: number
  changedAt: number
  /** `bytesRead` when its last request was answered. */
  bytesAtRest?: number
}

/**
 * Stops a server without resetting connections on which a request has arrived. On a busy machine, JavaScript may not
 * run for a while, and then timers fire before sockets are read. So nothing is closed merely because time has passed,
 * but because a whole turn of the event loop brought nothing new. No request is answered during these turns, because a
 * woken client might immediately try to connect again.
 */
export const gentleClose = (server: Server) => {
  const connections = new Map<Socket, Connection>()
  let accepted = 0
  /** Requests received plus requests answered. */
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

  /**
   * Closes idle connections, and those without a complete request for the grace period, unless they have received data
   * since the previous sweep.
   */
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
    /** How many requests are being answered. */
    inFlight: (): number => connections.values().reduce((sum, { responses }) => sum + responses.size, 0),

    /**
     * Delays requests that arrive after the grace period until the server has stopped listening; their clients would
     * only connect again.
     */
    afterwards:
      (listener: RequestListener): RequestListener =>
      (request, response) =>
        void (untilClosed ? untilClosed.then(() => listener(request, response)) : listener(request, response)),

    /**
     * Accepts waiting connections, stops listening, answers all requests, and resolves when all connections are closed.
     */
    close: async (graceMs: number): Promise<void> => {
      const closing = Promise.withResolvers<void>()
      untilClosed = closing.promise
      /**
       * Each turn accepts at least one waiting connection, so this many later everyone who was waiting at the start has
       * been accepted.
       */
      const last = accepted + backlog + 1
      for (let before = NaN; before !== accepted + requests && accepted < last;) {
        before = accepted + requests
        await endOfTurn()
      }
      // Not `server.close`, which also closes idle connections: their clients would reconnect while this is going on.
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
      // Also stops Node's own timers.
      server.close()
    },
  }
}
