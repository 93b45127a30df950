import type { Request, RequestHandler } from 'express'
import { v4 } from 'uuid'
import type { Metrics } from './metrics.ts'
import type { CallFacts } from './registrar.ts'

/** The part of a pino logger that this layer uses. */
export interface Log {
  info: (facts: object, message?: string) => void
  error: (facts: object, message?: string) => void
}

export interface RequestLogOptions {
  log: Log
  countFile: (bytes: number) => void
  observe: Metrics['observe'] | undefined
}

/** Addresses and tokens of whatever kind are this long; ids are shorter. */
const secretInPath = /(?<![\w-])[\w-]{40,}/g
const maxPathLength = 300
/** Without the query, and without what may be a secret. */
const toldPath = ({ originalUrl: url }: Request): string => {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)).replace(secretInPath, '*').slice(0, maxPathLength)
}

/** The version, the trace, the span and flags of a W3C Trace Context; zeros alone are no id. */
const traceParent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/
const traceOf = ({ headers: { traceparent } }: Request): string | undefined => {
  if (typeof traceparent !== 'string') return undefined
  const [, version, trace, more] = traceParent.exec(traceparent) ?? []
  return version === '00' && more !== undefined ? undefined : trace
}

/** Writes a line for each answered request; the files of the web app are only counted. */
export const requestLog =
  ({ log, countFile, observe }: RequestLogOptions): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    const id = v4()
    response.setHeader('X-Request-Id', id)
    const { method } = request
    response.on('finish', () => {
      const facts = response.locals as CallFacts
      const { operation, actor } = facts
      const { statusCode: status } = response
      const ms = performance.now() - startedAt
      const bytes = Number(response.getHeader('Content-Length') ?? facts.bytes ?? 0)
      const isSentFile = facts.isFile === true && status < 400
      observe?.(operation ?? (isSentFile ? 'file' : 'other'), status, ms / 1000)
      if (isSentFile) return countFile(bytes)
      const who =
        actor?.kind === 'admin'
          ? { administrator: actor.administratorId }
          : actor
            ? { company: actor.companyId, ...(actor.kind === 'key' ? { key: actor.keyId } : { actor: actor.userId }) }
            : {}
      log.info({
        request_id: id,
        trace_id: traceOf(request),
        address: facts.address ?? request.ip,
        method,
        path: toldPath(request),
        operation,
        status,
        code: facts.code,
        bytes,
        ms: Math.round(ms),
        ...who,
      })
    })
    next()
  }
