import { DatabaseProblem, Refusal, type RefusalKind } from '../../core/shared/index.ts'
import { sentenceOf } from '../../texts/index.ts'
import {
  otherProblem,
  problemTitles,
  problemTitlesByCode,
  requestDetails,
  requestSentences,
} from '../../texts/kernel/requests.ts'
import { schemaProblems } from '../../texts/kernel/schema-problems.ts'

export interface FieldError {
  path: string
  message: string
}

export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: string
  success: false
  errors?: FieldError[]
  /** The current state, when a stale change was refused. */
  present?: object
}

export const statusByKind: Record<RefusalKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  unprocessable: 422,
  throttled: 429,
  busy: 503,
}

/** A failure with everything that is disclosed to the client. */
export class HttpProblem extends Error {
  readonly problem: Problem
  readonly retryAfter: number | undefined
  readonly allow: string | undefined

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { errors?: FieldError[]; present?: object; retryAfter?: number; allow?: string } = {},
  ) {
    super(code)
    const { errors, present, retryAfter, allow } = more
    this.problem = {
      type: 'about:blank',
      title: problemTitlesByCode[code] ?? problemTitles[status] ?? otherProblem,
      status,
      detail,
      code,
      success: false,
      ...(errors && { errors }),
      ...(present && { present }),
    }
    this.retryAfter = retryAfter
    this.allow = allow
  }
}

/** Refusals of the HTTP layer itself, with their statuses. */
export const httpRefusals = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.unknown_path': 404,
  'request.unknown_method': 405,
  'request.timeout': 408,
  'request.conflict': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.unknown_expectation': 417,
  'request.headers_too_large': 431,
  'server.error': 500,
  'service.unavailable': 503,
  'metrics.refused': 401,
  'service.draining': 503,
} as const satisfies Record<keyof typeof requestSentences, number>

/** `detail` replaces the usual sentence where a specific one says more. */
export const httpProblem = (
  code: keyof typeof httpRefusals,
  { detail, ...more }: { detail?: string } & ConstructorParameters<typeof HttpProblem>[3] = {},
): HttpProblem => {
  const status = httpRefusals[code]
  return new HttpProblem(status, code, detail ?? requestSentences[code], {
    ...(status === 503 && { retryAfter: 5 }),
    ...more,
  })
}

const databaseProblems: Record<DatabaseProblem['kind'], () => HttpProblem> = {
  unavailable: () => httpProblem('service.unavailable'),
  unacceptable: () => httpProblem('request.invalid', { detail: requestDetails.unacceptable }),
  duplicate: () => httpProblem('request.conflict'),
}

interface ParserError {
  type?: string
  status?: number
  errors?: FieldError[]
}

/** Errors from libraries that set a status: body parsers, static files, the contract check. */
const parserProblem = ({ type, status, errors }: ParserError): HttpProblem | undefined => {
  if (type === 'entity.too.large') return httpProblem('request.too_large')
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return httpProblem('request.unsupported_type', { detail: requestDetails.encodedJson })
  if (status === undefined || status < 400 || status >= 500) return undefined
  return Array.isArray(errors) ? contractCheckProblem(status, errors) : unreadableRequest()
}

export const unknownPath = (): HttpProblem => httpProblem('request.unknown_path')
export const unknownMethod = (allowed?: readonly string[]): HttpProblem =>
  httpProblem('request.unknown_method', allowed && { allow: allowed.join(', ') })
export const notJson = (): HttpProblem => httpProblem('request.unsupported_type')
const unreadableRequest = (): HttpProblem => httpProblem('request.malformed')

const contractCheckProblems: Record<number, () => HttpProblem> = { 404: unknownPath, 405: unknownMethod, 415: notJson }

/** Failures of the contract check (`CONTRACT_CHECK=strict`), without its English messages. */
const contractCheckProblem = (status: number, errors: readonly FieldError[]): HttpProblem => {
  const known = contractCheckProblems[status]
  if (known) return known()
  const fields = errors.map(({ path }) => ({
    path: path.split('/').slice(2).join('.'),
    message: schemaProblems.invalid,
  }))
  return httpProblem('request.invalid', { errors: fields })
}

/** Translates an error into what the client may see; undefined if it is unexpected. */
export const asHttpProblem = (error: unknown): HttpProblem | undefined => {
  if (error instanceof HttpProblem) return error
  if (error instanceof Refusal) {
    const seconds = error.facts['seconds']
    const retryAfter = error.kind === 'throttled' || error.kind === 'busy' ? Number(seconds ?? 5) : undefined
    return new HttpProblem(
      statusByKind[error.kind],
      error.code,
      sentenceOf(error.code, error.facts),
      retryAfter === undefined ? {} : { retryAfter },
    )
  }
  if (error instanceof DatabaseProblem) return databaseProblems[error.kind]()
  return parserProblem(error ?? {})
}

/** For requests that Node's HTTP parser rejects before they reach Express. */
export const unreadable = (code: string | undefined): HttpProblem =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? httpProblem('request.timeout')
    : code === 'HPE_HEADER_OVERFLOW'
      ? httpProblem('request.headers_too_large')
      : unreadableRequest()

export const unexpected = (): HttpProblem => httpProblem('server.error')
