import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { ContractOperation } from '../../src/http/contract/contract.ts'
import type { RawRequest } from './client.ts'
import type { Parts } from './contract-requests.ts'
import { multipart } from './multipart.ts'

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
const withPrototype = JSON.parse('{"__proto__": {"role": "corporateOwner"}}') as unknown

const wrongValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    '',
    ' ',
    'x',
    '\0',
    'Ali\0Veli',
    '\ud800',
    'x\udfff',
    'x'.repeat(20_000),
    'ş'.repeat(5000),
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    ['a', 'b'],
    { length: 1 },
    { toString: 'x' },
    withPrototype,
    deep(25),
    deep(1500),
    '2026-02-30',
    '24:00',
    'NaN',
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

type Place = { holder: Record<string, unknown> | unknown[]; key: string }

/** The location of every value inside a body, outermost first. */
const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const isWithin = (holder: Place['holder']): holder is Record<string, unknown> => !Array.isArray(holder)

type BodySpoiler = 'replace' | 'remove' | 'add' | 'whole'

const spoilBody = (body: unknown, how: BodySpoiler, at: number, wrong: unknown, extra: string): unknown => {
  const copy = JSON.parse(JSON.stringify(body)) as unknown
  const places = placesIn(copy)
  const place = places[at % Math.max(1, places.length)]
  if (how === 'whole' || place === undefined) return wrong
  const { holder, key } = place
  if (how === 'remove' && isWithin(holder)) delete holder[key]
  else if (how === 'add' && isWithin(holder)) Object.defineProperty(holder, extra, { value: wrong, enumerable: true })
  else Object.defineProperty(holder, key, { value: wrong, enumerable: true, configurable: true, writable: true })
  return copy
}

const extraKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'role',
  'is_active',
  'toString',
  'user_id',
  '',
  ' ',
  'ş',
  '\0',
  '\ud800',
  'x'.repeat(3000),
)

/** Percent-encoded; values other than strings as JSON. */
const encoded = (value: unknown): string => {
  const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(plain.toWellFormed()).slice(0, 6000)
}

const wrongSegments = fc.oneof(
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%ff',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'null',
    'undefined',
    '0',
    '-1',
    '%20',
    '{companyId}',
    '*',
    '__proto__',
    'a%0d%0aX-Evil:1',
  ),
  fc.constant('x'.repeat(5000)),
  fc.uuid({ version: 4 }).map((id) => id.toUpperCase()),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encoded),
)

const strayQueries = fc.oneof(
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    'x=%00',
    '__proto__=1',
    '__proto__[role]=x',
    'a[b]=1',
    'a[]=1',
    'constructor=1',
    '=',
    '=1',
    'limit',
    'limit=1&limit=2',
    'limit=1,2',
    'offset=-1',
    'offset=1e9',
  ),
  fc.constantFrom(
    'search=%ED%A0%80',
    'query[$ne]=x',
    'type=corporate&type=catering',
    'limit=Infinity',
    'limit=0x1',
    'limit=%201',
    'limit=',
    'limit=9999999999',
    'user_id=',
    'shift_id=null',
    'token=x',
  ),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 8 }), wrongValues)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
)

interface Written {
  path: string[]
  query: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

const upload = multipart({ name: 'liste.xlsx', content: Buffer.from('Dosyanın içeriği') })
const takesOnlyFile = ({ takesFile, body }: ContractOperation): boolean => takesFile && body === undefined

const write = (operation: ContractOperation, { path, query, headers, body }: Parts): Written => ({
  path: operation.segments.map((segment) => (segment.startsWith('{') ? encoded(path[segment.slice(1, -1)]) : segment)),
  query: Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&'),
  headers: {
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(operation.takesStream && { 'content-type': 'application/octet-stream' }),
    ...(takesOnlyFile(operation) && (upload.headers as Record<string, string>)),
  },
  body: takesOnlyFile(operation)
    ? upload.body
    : operation.takesStream
      ? 'Dosyanın içeriği'
      : body === undefined
        ? undefined
        : JSON.stringify(body),
})

type WireSpoiler = (written: Written) => Partial<Written>

const header =
  (name: string, value: string): WireSpoiler =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })
const textOf = ({ body }: Written): string => String(body ?? '{}')

const bodySpoilers: WireSpoiler[] = [
  (written) => ({ body: textOf(written).slice(0, -1) }),
  (written) => ({ body: `${textOf(written)}]` }),
  (written) => ({ body: textOf(written).replaceAll('"', "'") }),
  () => ({ body: '' }),
  () => ({ body: ' ' }),
  () => ({ body: 'null' }),
  () => ({ body: '"metin"' }),
  () => ({ body: '[]' }),
  () => ({ body: '{}' }),
  () => ({ body: '{"a":'.repeat(4000) + '1' + '}'.repeat(4000) }),
  () => ({ body: '['.repeat(50_000) }),
  () => ({ body: `{"x":"${'x'.repeat(150_000)}"}` }),
  () => ({ body: Buffer.concat([Buffer.from('{"phone":"'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]) }),
  (written) => ({ body: gzipSync(textOf(written)) }),
  ({ headers }) => ({
    body: gzipSync(`{"x":"${'x'.repeat(2_000_000)}"}`),
    headers: { ...headers, 'content-encoding': 'gzip' },
  }),
  header('content-encoding', 'gzip'),
  header('content-encoding', 'br'),
  header('content-encoding', 'zstd-yok'),
  header('content-type', 'text/plain'),
  header('content-type', 'application/x-www-form-urlencoded'),
  header('content-type', 'multipart/form-data; boundary=x'),
  header('content-type', 'application/json; charset=latin5'),
  header('content-type', 'application'),
  header('content-type', ''),
  ({ headers: { 'content-type': _, ...headers } }) => ({ headers }),
]

const anySpoilers: WireSpoiler[] = [
  header('authorization', 'Bearer'),
  header('authorization', `Bearer ${'x'.repeat(4000)}`),
  header('authorization', 'Basic YTpi'),
  header('cookie', 'x'.repeat(3000)),
]

/** Requests that are valid by the contract except for one thing. */
export const malformedRequests = (
  operation: ContractOperation,
  valid: fc.Arbitrary<Parts>,
): fc.Arbitrary<RawRequest> => {
  const hasPath = operation.segments.some((segment) => segment.startsWith('{'))
  const namesInQuery = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const repeats = operation.parameters.some(({ name }) => name === 'Idempotency-Key')

  const inBody = fc
    .tuple(
      valid,
      fc.constantFrom<BodySpoiler>('replace', 'replace', 'replace', 'remove', 'add', 'whole'),
      fc.nat(200),
      wrongValues,
      extraKeys,
    )
    .map(([parts, how, at, wrong, extra]) =>
      write(operation, { ...parts, body: spoilBody(parts.body, how, at, wrong, extra) }),
    )
  const onWire = (spoilers: WireSpoiler[]) =>
    fc.tuple(valid, fc.constantFrom(...spoilers)).map(([parts, spoil]) => {
      const written = write(operation, parts)
      return { ...written, ...spoil(written) }
    })
  const inQuery = fc.tuple(valid, strayQueries).map(([parts, stray]) => {
    const written = write(operation, parts)
    return { ...written, query: [written.query, stray].filter(Boolean).join('&') }
  })
  const inParameter = fc
    .tuple(valid, fc.constantFrom(...namesInQuery, 'x'), fc.option(wrongValues), fc.boolean())
    .map(([parts, name, wrong, twice]) => {
      const written = write(operation, { ...parts, query: { ...parts.query, [name]: wrong } })
      return { ...written, query: twice ? `${written.query}&${name}=${encoded(wrong)}` : written.query }
    })
  const inPath = fc.tuple(valid, wrongSegments, fc.nat(5)).map(([parts, wrong, at]) => {
    const written = write(operation, parts)
    const parameters = operation.segments.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []))
    const index = parameters[at % parameters.length]
    return { ...written, path: written.path.map((segment, position) => (position === index ? wrong : segment)) }
  })
  const inKey = fc
    .tuple(
      valid,
      fc.constantFrom('kısa', 'x'.repeat(101), 'boşluk var burada', '', '../../../..', 'a'.repeat(8) + '\t'),
    )
    .map(([parts, key]) => ({
      ...write(operation, parts),
      headers: { ...write(operation, parts).headers, 'idempotency-key': Buffer.from(key).toString('latin1') },
    }))

  const kinds = [
    ...(operation.body
      ? [
          { weight: 12, arbitrary: inBody },
          { weight: 5, arbitrary: onWire(bodySpoilers) },
        ]
      : []),
    { weight: 3, arbitrary: inQuery },
    { weight: namesInQuery.length > 0 ? 5 : 1, arbitrary: inParameter },
    ...(hasPath ? [{ weight: 3, arbitrary: inPath }] : []),
    { weight: 1, arbitrary: onWire(anySpoilers) },
    ...(repeats ? [{ weight: 1, arbitrary: inKey }] : []),
  ]
  return fc.oneof(...kinds).map((written) => rawOf(operation, written))
}

const rawOf = (operation: ContractOperation, { path, query, headers, body }: Written): RawRequest => ({
  method: operation.method,
  path: `/api/${path.join('/')}${query && `?${query}`}`,
  headers,
  ...(body !== undefined && { body }),
})

export const requestOf = (operation: ContractOperation, parts: Parts): RawRequest =>
  rawOf(operation, write(operation, parts))

export const plainRequests = (operation: ContractOperation, valid: fc.Arbitrary<Parts>): fc.Arbitrary<RawRequest> =>
  valid.map((parts) => requestOf(operation, parts))
