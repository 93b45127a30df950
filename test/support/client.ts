import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { ContractOperation } from '../../src/http/contract/contract.ts'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../../src/http/contract/contract-types.ts'
import type { Problem } from '../../src/http/contract/problem.ts'

export interface RawRequest {
  method: string
  /** Encoded, with the query. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Not enumerable, to keep printed answers short. */
  bytes: Buffer
}

export interface Client {
  send: (raw: RawRequest) => Promise<RawAnswer>
  close: () => void
}

/** In milliseconds. A server closes a connection that was idle for five seconds; an old one is not used again. */
const longestIdle = 1_000

/** Sends exactly what it is given, even invalid requests. */
export const newClient = (port: number, maxSockets = 24): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets, timeout: longestIdle })
  return {
    send: ({ method, path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers, text: bytes.toString() }
            resolve(Object.defineProperty(answer, 'bytes', { value: bytes }) as RawAnswer)
          })
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      }),
    close: () => agent.destroy(),
  }
}

export interface CallParts<Id extends OperationId> {
  path?: PathOf<Id>
  query?: Partial<QueryOf<Id>>
  body?: BodyOf<Id>
  /** The caller's token; without one the request is anonymous. */
  as?: string | undefined
  headers?: OutgoingHttpHeaders
}

export interface Reply<Id extends OperationId> {
  status: number
  headers: IncomingHttpHeaders
  /** The body of a successful response; of a sign-in, that of one without a second step. */
  body: Exclude<AnswerOf<Id>, { second_step: object }>
  /** The same body, typed as a refusal. */
  problem: Problem
}

/** The HTTP request for an operation of the contract. */
export const rawRequestOf = (
  operation: ContractOperation,
  parts: { path?: object; query?: object; body?: unknown; as?: string | undefined; headers?: OutgoingHttpHeaders },
): RawRequest => {
  const segments = (parts.path ?? {}) as Record<string, string>
  const address = operation.segments.map((segment) =>
    segment.startsWith('{') ? encodeURIComponent(segments[segment.slice(1, -1)] ?? '') : segment,
  )
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString()
  return {
    method: operation.method,
    path: `/api/${address.join('/')}${query && `?${query}`}`,
    headers: {
      ...(parts.as !== undefined && { authorization: `Bearer ${parts.as}` }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  }
}

/** What is wrong with a refusal (rule W3: one format, Turkish text, no internals); undefined for a correct one. */
export const refusalErrorOf = ({ status, headers, text }: RawAnswer): string | undefined => {
  if (!headers['content-type']?.startsWith('application/problem+json')) return `content type ${headers['content-type']}`
  const problem = JSON.parse(text) as Partial<Problem>
  if (problem.success !== false || problem.status !== status || typeof problem.title !== 'string')
    return 'the fields of a problem'
  if (!/^[a-z_]+\.[a-z_]+$/.test(problem.code ?? '')) return `code ${problem.code}`
  if (!turkish.test(problem.detail ?? '')) return `detail ${problem.detail}`
  // The path of an error may repeat what the caller sent.
  const said = JSON.stringify(problem, (key, value: unknown) => (key === 'path' ? undefined : value))
  if (internals.test(said) || said.includes(process.cwd()) || /\b(SELECT|INSERT|UPDATE|DELETE|WHERE)\b/.test(said))
    return `internals: ${text}`
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '')) return 'Retry-After'
  return undefined
}
const turkish = /^[A-ZÇĞİÖŞÜ0-9][^<>{}]*[çğıöşüa-z0-9][.!]?$/
const internals =
  /\bat [\w.]+ \(|node_modules|\.[jt]s\b|express|openapi|\bajv\b|typeorm|postgres|\bpg\b|\bmust (be|have|match|NOT)\b/i

export type Caller = <Id extends OperationId>(id: Id, parts?: CallParts<Id>) => Promise<Reply<Id>>

export const newCaller = (operations: readonly ContractOperation[], send: Client['send']): Caller => {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return async <Id extends OperationId>(id: Id, parts: CallParts<Id> = {}) => {
    const answer = await send(rawRequestOf(byId.get(id) as ContractOperation, parts))
    const { status, headers, text } = answer
    const refusalError = status >= 400 ? refusalErrorOf(answer) : undefined
    if (refusalError !== undefined)
      throw new Error(`${id} answered ${status} with a malformed refusal: ${refusalError}`)
    const body = (headers['content-type']?.includes('json') ? JSON.parse(text) : answer.bytes) as Reply<Id>['body']
    return { status, headers, body, problem: body as unknown as Problem }
  }
}
