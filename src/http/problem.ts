import { DatabaseProblem, Refusal, type RefusalKind } from '../core/shared/index.ts'
import { sentenceOf } from '../texts/refusals.ts'
import { schemaProblems } from '../texts/schema-problems.ts'

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
  /** What a stale change was refused for. */
  present?: object
}

const statuses: Record<RefusalKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  unprocessable: 422,
  throttled: 429,
  busy: 503,
}

const titles: Record<number, string> = {
  400: 'Geçersiz istek',
  401: 'Oturum gerekli',
  403: 'Erişim yok',
  404: 'Bulunamadı',
  405: 'Desteklenmeyen yöntem',
  408: 'Zaman aşımı',
  409: 'Çakışma',
  413: 'İstek çok büyük',
  415: 'Desteklenmeyen içerik türü',
  417: 'Karşılanamayan beklenti',
  422: 'İşlem yapılamaz',
  429: 'Çok fazla istek',
  431: 'İstek başlıkları çok büyük',
  500: 'Beklenmeyen hata',
  503: 'Geçici olarak kullanılamıyor',
}

const titlesByCode: Record<string, string> = { 'sign_in.refused': 'Giriş yapılamadı' }

/** A failure as the client sees it, with everything that is disclosed. */
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
      title: titlesByCode[code] ?? titles[status] ?? 'Hata',
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

const databaseProblems: Record<DatabaseProblem['kind'], () => HttpProblem> = {
  unavailable: () =>
    new HttpProblem(503, 'service.unavailable', 'Sisteme şu anda ulaşılamıyor. Birazdan yeniden deneyin.', {
      retryAfter: 5,
    }),
  unacceptable: () => new HttpProblem(400, 'request.invalid', 'Gönderilen bilgiler kabul edilemedi.'),
  duplicate: () =>
    new HttpProblem(409, 'request.conflict', 'Aynı kayıt bu arada oluşturuldu. Sayfayı yenileyip yeniden deneyin.'),
}

interface ParserError {
  type?: string
  status?: number
  errors?: FieldError[]
}

/** Errors of libraries that set a status: body parsers, static files, the contract check. */
const parserProblem = ({ type, status, errors }: ParserError): HttpProblem | undefined => {
  if (type === 'entity.too.large') return new HttpProblem(413, 'request.too_large', 'Gönderilen veri çok büyük.')
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new HttpProblem(
      415,
      'request.unsupported_type',
      'İçerik türü application/json ve UTF-8 olmalı, içerik sıkıştırılmamalıdır.',
    )
  if (status === undefined || status < 400 || status >= 500) return undefined
  return Array.isArray(errors) ? contractCheckProblem(status, errors) : unreadableRequest()
}

export const malformedInput = 'Gönderilen bilgiler eksik ya da hatalı.'

export const unknownPath = (): HttpProblem => new HttpProblem(404, 'request.unknown_path', 'Böyle bir adres yok.')
export const unknownMethod = (allowed?: readonly string[]): HttpProblem =>
  new HttpProblem(
    405,
    'request.unknown_method',
    'Bu adres bu yöntemi desteklemiyor.',
    allowed && { allow: allowed.join(', ') },
  )
export const notJson = (): HttpProblem =>
  new HttpProblem(415, 'request.unsupported_type', 'İçerik türü application/json olmalıdır.')
const unreadableRequest = (): HttpProblem => new HttpProblem(400, 'request.malformed', 'İstek okunamadı.')

const contractCheckProblems: Record<number, () => HttpProblem> = { 404: unknownPath, 405: unknownMethod, 415: notJson }

/** What the contract check (`CONTRACT_CHECK=strict`) refuses, without its English messages. */
const contractCheckProblem = (status: number, errors: readonly FieldError[]): HttpProblem => {
  const known = contractCheckProblems[status]
  if (known) return known()
  const fields = errors.map(({ path }) => ({
    path: path.split('/').slice(2).join('.'),
    message: schemaProblems.invalid,
  }))
  return new HttpProblem(400, 'request.invalid', malformedInput, { errors: fields })
}

/** Translates an error into what the client may see; undefined for an unexpected one. */
export const asHttpProblem = (error: unknown): HttpProblem | undefined => {
  if (error instanceof HttpProblem) return error
  if (error instanceof Refusal) {
    const seconds = error.facts['seconds']
    const retryAfter = error.kind === 'throttled' || error.kind === 'busy' ? Number(seconds ?? 5) : undefined
    return new HttpProblem(
      statuses[error.kind],
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
    ? new HttpProblem(408, 'request.timeout', 'İstek zamanında tamamlanmadı.')
    : code === 'HPE_HEADER_OVERFLOW'
      ? new HttpProblem(431, 'request.headers_too_large', 'İstek başlıkları çok büyük.')
      : unreadableRequest()

export const unexpected = (): HttpProblem =>
  new HttpProblem(500, 'server.error', 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.')
