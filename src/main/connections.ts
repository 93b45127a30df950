import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { unreadable } from '../http/index.ts'

const checkIntervalMs = 1_000
const refusalReadTimeMs = 1_000
/** A body gets this long, plus a millisecond for every byte received: at least 1 kB/s. Files only have `requestTimeout`. */
const bodyTimeoutMs = 5_000
const maxConnections = 10_000

/** Options for `createServer`, in milliseconds. */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: checkIntervalMs,
}

/**
 * Longer than proxies keep a connection without a request: nginx 60 seconds, Caddy two minutes. Had the server ended it
 * first, a proxy could send a request on it meanwhile, and would not repeat one that writes. In milliseconds.
 */
export const proxyIdleTime = 130_000

/** Answers a request that cannot go through Express, then closes the connection even if the client keeps its side open. */
const refuse = (socket: Socket, code: string | undefined): void => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { problem } = unreadable(code)
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\nConnection: close\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), refusalReadTimeMs).unref()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
const isFile = ({ headers }: IncomingMessage): boolean => headers['content-type']?.startsWith('multipart/') ?? false

const dropSlowBodies = (server: Server): void => {
  const receiving = new Map<IncomingMessage, { since: number; bytesBefore: number; hasAnswer: () => boolean }>()
  server.prependListener('request', (request, response) => {
    if (!hasBody(request) || isFile(request)) return
    receiving.set(request, {
      since: performance.now(),
      bytesBefore: request.socket.bytesRead,
      hasAnswer: () => response.headersSent,
    })
    request.once('end', () => receiving.delete(request))
  })
  const timer = setInterval(() => {
    for (const [request, { since, bytesBefore, hasAnswer }] of receiving) {
      const { socket } = request
      const isLate = performance.now() - since > bodyTimeoutMs + socket.bytesRead - bytesBefore
      if (request.complete || socket.destroyed || isLate) receiving.delete(request)
      if (!isLate || request.complete) continue
      if (hasAnswer()) socket.destroy()
      else refuse(socket, 'ERR_HTTP_REQUEST_TIMEOUT')
    }
  }, checkIntervalMs).unref()
  server.once('close', () => clearInterval(timer))
}

/** When an address exceeds its limit, its oldest connection without a complete request is closed. */
const limitPerAddress = (server: Server, perAddress: number): void => {
  const byAddress = new Map<string, Set<Socket>>()
  const latest = new WeakMap<Socket, IncomingMessage>()
  server.prependListener('request', (request, response) => {
    latest.set(request.socket, request)
    response.once('close', () => latest.delete(request.socket))
  })
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const theirs = byAddress.get(address) ?? new Set()
    byAddress.set(address, theirs)
    if (theirs.size >= perAddress) {
      const waiting = [...theirs].find((one) => !latest.get(one)?.complete) ?? socket
      theirs.delete(waiting)
      waiting.destroy()
    }
    theirs.add(socket)
    socket.once('close', () => {
      theirs.delete(socket)
      if (theirs.size === 0) byAddress.delete(address)
    })
  })
}

/**
 * Keeps slow and greedy clients from using up all connections. `perAddress` is undefined behind a proxy, where all
 * clients share one address and the proxy limits them.
 */
export const guardConnections = (server: Server, perAddress: number | undefined): void => {
  server.maxConnections = maxConnections
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error.code))
  dropSlowBodies(server)
  if (perAddress !== undefined) limitPerAddress(server, perAddress)
}
