import fc from 'fast-check'
import { addDays } from '../../src/core/shared/rules.ts'
import type { Contract, ContractOperation, JsonSchema } from '../../src/http/contract/contract.ts'

/** The parts of a request before they are encoded. */
export interface Parts {
  path: Record<string, string>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
}

/** Existing ids, by property name. */
export type Known = Record<string, string>

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  oneOf?: JsonSchema[]
  /** The contract's only condition is `if: { minLength: 1 }`. */
  then?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  minProperties?: number
  maxProperties?: number
}

/** Valid by the contract, but difficult for the code behind it. */
const awkward = [
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '%_\\',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  'İIıŞşĞğ',
  '‮ters',
  '👩‍👩‍👧‍👦',
  'null',
  ' \t ',
  '__proto__',
]

const text = ({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(...awkward),
      fc.string({ unit: 'grapheme-composite', minLength, maxLength: Math.min(maxLength, 40) }),
    )
    .map((value) =>
      [...value, ...'x'.repeat(minLength)]
        .slice(0, Math.max(minLength, Math.min(maxLength, [...value].length)))
        .join(''),
    )

const day = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: -30, max: 400 }).map((days) => addDays('2026-11-11', days)) },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2999-12-31') },
)

const phone = fc.oneof(
  fc.integer({ min: 0, max: 9_999_999 }).map((n) => `+90 532 ${String(n).padStart(7, '0')}`),
  text({ minLength: 1, maxLength: 30 }),
)

const stringOf = (schema: Schema, name: string): fc.Arbitrary<string> => {
  if (schema.then !== undefined) return fc.oneof(fc.constant(''), stringOf(schema.then, name))
  if (schema.format === 'uuid') return fc.uuid({ version: 7 })
  if (schema.format === 'date') return day
  if (schema.format === 'email')
    return fc.constantFrom(
      'a@b.co',
      'ayşe'.normalize('NFD').replace(/[^a-z]/g, '') + '@ornek.com.tr',
      "o'brien+x@ornek.com",
    )
  if (schema.pattern !== undefined) {
    const { minLength = 0, maxLength = Infinity, pattern } = schema
    const fits = ({ length }: string): boolean => length >= minLength && length <= maxLength
    const matching = fc.stringMatching(new RegExp(pattern))
    // A filter that nearly nothing passes would never end.
    if (!fc.sample(matching, { numRuns: 20, seed: 1 }).some(fits))
      throw new Error(
        `${pattern} gives hardly any text of ${minLength} to ${maxLength} characters: give it the lengths`,
      )
    return matching.filter(fits)
  }
  return /phone/.test(name) ? phone : text(schema)
}

/** Generates values that are valid by a schema of the contract. */
export const arbitraryOf = (contract: Contract, node: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const schema = node as Schema
  const inner = (child: JsonSchema, childName = name) => arbitraryOf(contract, child, known, childName)
  if (schema.$ref !== undefined)
    return inner(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as JsonSchema)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((child) => inner(child)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -100, max: schema.maximum ?? 100 })
    case 'number':
      return fc.oneof(
        fc.integer({ min: (schema.minimum ?? 0) * 100, max: (schema.maximum ?? 100) * 100 }).map((part) => part / 100),
        fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true }),
      )
    case 'string': {
      const free = stringOf(schema, name)
      const id = known[name]
      return id === undefined
        ? free
        : fc.oneof({ weight: 4, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: free })
    }
    case 'array': {
      const bounds = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 8) }
      const items = inner(schema.items ?? {})
      return schema.uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds)
    }
    case 'object': {
      if (schema.properties) {
        const fields = Object.fromEntries(
          Object.entries(schema.properties).map(([key, child]) => [key, inner(child, key)]),
        )
        const { minProperties = 0, maxProperties = Infinity } = schema
        return fc.record(fields, { requiredKeys: schema.required ?? [], noNullPrototype: true }).filter((made) => {
          const { length } = Object.keys(made)
          return length >= minProperties && length <= maxProperties
        })
      }
      const keys = fc.constantFrom('GELENEKSEL1', 'GELENEKSEL2', 'ALTERNATIF1', 'OPT3', 'A_1')
      return fc.dictionary(keys, inner(schema.additionalProperties as JsonSchema), {
        minKeys: schema.minProperties ?? 0,
        maxKeys: schema.maxProperties ?? 4,
        noNullPrototype: true,
      })
    }
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Requests that are valid by the contract. */
export const validParts = (contract: Contract, operation: ContractOperation, known: Known): fc.Arbitrary<Parts> => {
  const parametersIn = (place: string, onlyRequired: boolean) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place)
    const fields = Object.fromEntries(
      parameters.map(({ name, schema }) => [name, arbitraryOf(contract, schema, known, name)]),
    )
    const requiredKeys = parameters.filter(({ required }) => required === true || onlyRequired).map(({ name }) => name)
    return fc.record(fields, { requiredKeys, noNullPrototype: true }) as fc.Arbitrary<Record<string, string>>
  }
  return fc.record({
    path: parametersIn('path', true),
    query: parametersIn('query', false),
    headers: parametersIn('header', false),
    body: operation.body === undefined ? fc.constant(undefined) : arbitraryOf(contract, operation.body, known),
  })
}
