import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { PublishedContract, PublishedOperation } from './published.ts'

export interface Fault {
  /** Path in the response, e.g. `users.0.phone`; `başlık: retry-after` for a header. */
  at: string
  /** What the contract requires there. */
  expected: string
}

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

type Node = Record<string, unknown>
const pointer = (...names: string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const expectedBy = ({ keyword, params, schema }: ErrorObject & { schema?: unknown }): string => {
  const given = params as Node
  if (keyword === 'required') return 'zorunlu alan'
  if (keyword === 'enum') return `şunlardan biri: ${((given['allowedValues'] ?? schema) as unknown[]).join(', ')}`
  return `${keyword}: ${Object.values(given).map(String).join(', ')}`
}

const pathOf = ({ instancePath, params }: ErrorObject): string => {
  const { missingProperty } = params as { missingProperty?: string }
  return [...instancePath.split('/').slice(1), ...(missingProperty === undefined ? [] : [missingProperty])].join('.')
}

const jsonTypes = /^application\/(?:[\w.+-]+\+)?json$/
/** Enough to see what is wrong, even if every item of a long list has the same fault. */
const maxFaults = 10

/**
 * Checks status, headers and body of responses against the contract. Never quotes values, because they may be personal.
 */
export const answerChecker = (
  contract: PublishedContract,
): ((operation: PublishedOperation, answer: Answer) => Fault[]) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false })
  ajvFormats.default(ajv, { mode: 'full' })
  ajv.addSchema({ ...contract, $id: 'contract' }, undefined, true, false)

  const resolved = (at: string): { at: string; node: Node } | undefined => {
    const node = at
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (from, name) => (from as Node | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
        contract,
      )
    if (typeof node !== 'object' || node === null) return undefined
    const { $ref } = node as { $ref?: string }
    return $ref === undefined ? { at, node: node as Node } : resolved($ref.slice(1))
  }
  const schemaFaults = (
    at: string,
    value: unknown,
    name = (error: ErrorObject) => pathOf(error) || 'gövde',
  ): Fault[] => {
    const check = ajv.getSchema(`contract#${at}`) ?? ajv.compile({ $ref: `contract#${at}` })
    if (check(value)) return []
    const faults = (check.errors ?? []).map((error) => ({ at: name(error), expected: expectedBy(error) }))
    return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()].slice(0, maxFaults)
  }
  const headerFaults = (at: string, declared: Node, headers: Headers): Fault[] =>
    Object.keys(declared).flatMap((name) => {
      const header = resolved(`${at}${pointer('headers', name)}`)
      const value = headers.get(name)
      const called = `başlık: ${name.toLowerCase()}`
      if (value === null) return header?.node['required'] === true ? [{ at: called, expected: 'zorunlu başlık' }] : []
      if (header?.node['schema'] === undefined) return []
      const { type } = resolved(`${header.at}/schema`)?.node ?? {}
      const typed = type === 'integer' || type === 'number' ? Number(value) : value
      return schemaFaults(`${header.at}/schema`, typed, () => called)
    })

  return (operation, { status, headers, body }) => {
    const base = pointer('paths', operation.path, 'get', 'responses')
    const response = resolved(`${base}/${status}`) ?? resolved(`${base}/default`)
    if (response === undefined) return [{ at: 'durum', expected: `${status} sözleşmede yok` }]
    const declared = Object.keys(response.node['content'] ?? {})
    const found = [
      ...headerFaults(response.at, (response.node['headers'] ?? {}) as Node, headers),
      ...(operation.isDeprecated && !headers.has('deprecation')
        ? [{ at: 'başlık: deprecation', expected: 'zorunlu başlık' }]
        : []),
    ]
    if (declared.length === 0) return found
    const [type = ''] = (headers.get('content-type') ?? '').split(/\s*;/)
    const media = declared.find((one) => one === type || one === '*/*')
    if (media === undefined) return [...found, { at: 'başlık: content-type', expected: declared.join(' ya da ') }]
    if (!jsonTypes.test(type))
      return [...found, ...(body.length === 0 ? [{ at: 'gövde', expected: 'boş olmayan dosya' }] : [])]
    try {
      return [
        ...found,
        ...schemaFaults(`${response.at}${pointer('content', media, 'schema')}`, JSON.parse(body.toString())),
      ]
    } catch {
      return [...found, { at: 'gövde', expected: 'okunabilir JSON' }]
    }
  }
}
