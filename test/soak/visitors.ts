import { connect, type ClientHttp2Session, constants } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import type { RawAnswer, RawRequest } from '../support/client.ts'

/** Browsers: a few connections with HTTP/2, each replaced when the proxy wants it to end. */
export interface Visitors {
  send: (request: RawRequest) => Promise<RawAnswer>
  /** Names of the certificates that were shown, and since when. */
  certificates: ReadonlyMap<string, number>
  close: () => void
}

const connections = 32
/** nginx allows 128 at a time on a connection. */
const maxStreams = 100
/** Longer than nginx waits for the product. */
const patience = 75_000

export const newVisitors = (url: string, authorities: string[]): Visitors => {
  const certificates = new Map<string, number>()
  const open = (): ClientHttp2Session => {
    const session = connect(url, { ca: authorities })
    session.on('connect', (_, socket) => {
      const { CN } = (socket as TLSSocket).getPeerCertificate().subject
      const name = String(CN)
      if (!certificates.has(name)) certificates.set(name, performance.now())
    })
    session.on('goaway', () => session.close())
    // Each of its requests fails with the same error.
    session.on('error', () => undefined)
    return session
  }
  const sessions: (ClientHttp2Session | undefined)[] = []
  let turn = 0
  const streams = new WeakMap<ClientHttp2Session, number>()
  const next = (tries = connections): ClientHttp2Session => {
    const at = turn++ % connections
    const session = sessions[at]
    if (!session || session.closed || session.destroyed) return (sessions[at] = open())
    return tries > 0 && (streams.get(session) ?? 0) >= maxStreams ? next(tries - 1) : session
  }
  const once = ({ method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const session = next()
      const stream = session.request({ ...headers, ':method': method, ':path': path })
      streams.set(session, (streams.get(session) ?? 0) + 1)
      const chunks: Buffer[] = []
      let answered: Record<string, string> | undefined
      stream.setTimeout(patience, () => stream.destroy(new Error(`no answer within ${patience / 1000} s`)))
      stream.on('response', (all) => (answered = all as unknown as Record<string, string>))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      const fail = (error: Error) => {
        const isRefused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM
        // It is about to end, like all others at that moment, so that every one may have to be replaced.
        if (isRefused) session.close()
        reject(Object.assign(error, { isRefused }))
      }
      stream.on('error', fail)
      stream.on('close', () => {
        streams.set(session, (streams.get(session) ?? 0) - 1)
        if (answered === undefined) return fail(new Error(`ended with code ${stream.rstCode}`))
        const bytes = Buffer.concat(chunks)
        resolve({ status: Number(answered[':status']), headers: answered, text: bytes.toString(), bytes })
      })
      stream.end(body)
    })
  const send = async (request: RawRequest, tries = connections + 1): Promise<RawAnswer> => {
    try {
      return await once(request)
    } catch (error) {
      // The proxy has promised that it did not look at the request: browsers repeat it, too.
      const { isRefused, code } = error as { isRefused?: boolean; code?: string }
      const isUnsent = isRefused === true || code === 'ERR_HTTP2_GOAWAY_SESSION' || code === 'ERR_HTTP2_INVALID_SESSION'
      if (isUnsent && tries > 1) return send(request, tries - 1)
      throw error
    }
  }
  return {
    send: (request) => send(request),
    certificates,
    close: () => {
      for (const session of sessions) session?.destroy()
    },
  }
}
