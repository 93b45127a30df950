import { isDeepStrictEqual } from 'node:util'

export type Node = Record<string, unknown>
export interface Document extends Node {
  paths: Record<string, Node>
}
type Direction = 'request' | 'answer'

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodes = (value: unknown): Record<string, Node> => (isNode(value) ? (value as Record<string, Node>) : {})
export const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

export const follow = (document: Document, node: unknown): Node => {
  if (!isNode(node)) return {}
  const { $ref, ...own } = node
  if (typeof $ref !== 'string') return node
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => nodes(at)[key], document)
  return { ...follow(document, target), ...own }
}

/** A schema with its references and `allOf` resolved. */
const whole = (document: Document, node: unknown): Node => {
  const { allOf, ...own } = follow(document, node)
  return list(allOf).reduce<Node>((sum, part) => {
    const one = whole(document, part)
    return {
      ...one,
      ...sum,
      properties: { ...nodes(one['properties']), ...nodes(sum['properties']) },
      required: [...list(one['required']), ...list(sum['required'])],
    }
  }, own)
}

const alternatives = (schema: Node): Node[] | undefined => {
  const found = schema['oneOf'] ?? schema['anyOf']
  return found === undefined ? undefined : list<Node>(found)
}
const typesOf = (schema: Node): string[] | undefined => {
  const types = [schema['type'] ?? []].flat() as string[]
  return types.length === 0 ? undefined : types.flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]))
}
const valuesOf = (schema: Node): unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)

/** By the type each keyword applies to; it does not restrict other types. */
const upperBounds = {
  string: ['maxLength'],
  number: ['maximum', 'exclusiveMaximum'],
  array: ['maxItems'],
  object: ['maxProperties'],
}
const lowerBounds = {
  string: ['minLength'],
  number: ['minimum', 'exclusiveMinimum'],
  array: ['minItems'],
  object: ['minProperties'],
}
const sameOrNone = {
  string: ['pattern', 'format'],
  number: ['multipleOf'],
  array: ['uniqueItems'],
  object: ['propertyNames'],
}
const conditions = ['if', 'then', 'else', 'not']

/** Checks that `wide` allows everything that `narrow` allows. */
export class SchemaComparison {
  readonly #narrow: Document
  readonly #wide: Document
  readonly #direction: Direction
  /** Named schemas are compared only once. */
  readonly #seen = new Set<string>()

  constructor(narrow: Document, wide: Document, direction: Direction) {
    this.#narrow = narrow
    this.#wide = wide
    this.#direction = direction
  }

  breaks(before: unknown, after: unknown, at: string): string[] {
    return this.#direction === 'request' ? this.#compare(before, after, at) : this.#compare(after, before, at)
  }

  #compare(narrowNode: unknown, wideNode: unknown, at: string): string[] {
    const references = [narrowNode, wideNode].map((node) => (isNode(node) ? node['$ref'] : undefined))
    const name = references[0] === references[1] ? references[0] : undefined
    if (typeof name === 'string') {
      if (this.#seen.has(name)) return []
      this.#seen.add(name)
    }
    const where = typeof name === 'string' ? (name.split('/').at(-1) ?? at) : at
    const narrow = whole(this.#narrow, narrowNode)
    const wide = whole(this.#wide, wideNode)
    const narrowOnes = alternatives(narrow)
    if (narrowOnes) return narrowOnes.flatMap((one) => this.#compare(one, wideNode, where))
    const wideOnes = alternatives(wide)
    if (wideOnes) return this.#fitsOne(narrowNode, wideOnes, where)
    return [
      ...this.#values(narrow, wide, where),
      ...this.#bounds(narrow, wide, where),
      ...this.#fields(narrow, wide, where),
      ...('items' in wide ? this.#compare(narrow['items'], wide['items'], `${where}[]`) : []),
    ]
  }

  #fitsOne(narrowNode: unknown, wideOnes: Node[], at: string): string[] {
    // Of two that fit equally badly, report the one with the same name.
    const isSame = (one: Node) => isNode(narrowNode) && one['$ref'] === narrowNode['$ref']
    const tries = [...wideOnes.filter(isSame), ...wideOnes.filter((one) => !isSame(one))].map((one) =>
      new SchemaComparison(this.#narrow, this.#wide, this.#direction).#compare(narrowNode, one, at),
    )
    return tries.toSorted((one, other) => one.length - other.length)[0] ?? []
  }

  #tell(at: string, inRequest: string, inAnswer: string): string {
    return `${this.#direction} ${at}: ${this.#direction === 'request' ? inRequest : inAnswer}`
  }

  #values(narrow: Node, wide: Node, at: string): string[] {
    const [narrowTypes, wideTypes] = [typesOf(narrow), typesOf(wide)]
    const types = wideTypes && (narrowTypes ?? ['anything']).filter((type) => !wideTypes.includes(type))
    if (types && types.length > 0)
      return [this.#tell(at, `${types.join(', ')} is no longer accepted`, `may now be ${types.join(', ')}`)]
    const wideValues = valuesOf(wide)
    if (wideValues === undefined) return []
    const values = valuesOf(narrow)?.filter((value) => !wideValues.some((other) => isDeepStrictEqual(value, other)))
    if (values === undefined)
      return [this.#tell(at, 'only accepts certain values now', 'may now be any value, not only certain ones')]
    if (values.length === 0) return []
    const told = values.map((value) => JSON.stringify(value)).join(', ')
    return [this.#tell(at, `${told} is no longer accepted`, `may now be ${told}`)]
  }

  #bounds(narrow: Node, wide: Node, at: string): string[] {
    const isBeyond = (key: string, sign: 1 | -1) => {
      const [inner, outer] = [narrow[key], wide[key]] as (number | undefined)[]
      return outer !== undefined && (inner === undefined || (inner - outer) * sign > 0)
    }
    const types = (typesOf(narrow) ?? ['string', 'number', 'array', 'object']).map((type) =>
      type === 'integer' ? 'number' : type,
    )
    const keysOf = (keywords: Record<string, string[]>) => [...new Set(types)].flatMap((type) => keywords[type] ?? [])
    const bounds = [
      ...keysOf(upperBounds).filter((key) => isBeyond(key, 1)),
      ...keysOf(lowerBounds).filter((key) => isBeyond(key, -1)),
      ...[...keysOf(sameOrNone), ...conditions].filter(
        (key) => wide[key] !== undefined && !isDeepStrictEqual(narrow[key], wide[key]),
      ),
    ]
    const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
    return bounds.map((key) => {
      const change = `${key} ${this.#direction === 'request' ? `${shown(narrow[key])} → ${shown(wide[key])}` : `${shown(wide[key])} → ${shown(narrow[key])}`}`
      return this.#tell(at, `accepts less: ${change}`, `may contain more: ${change}`)
    })
  }

  #fields(narrow: Node, wide: Node, at: string): string[] {
    const [inner, outer] = [nodes(narrow['properties']), nodes(wide['properties'])]
    const required = list<string>(wide['required']).filter((name) => !list(narrow['required']).includes(name))
    const rest = wide['additionalProperties']
    const isClosed = rest === false && this.#direction === 'request'
    const gone = this.#direction === 'answer' ? Object.keys(outer).filter((name) => !(name in inner)) : []
    return [
      ...gone.map((name) => `answer ${at}.${name}: has been removed`),
      ...required
        .filter((name) => !gone.includes(name))
        .map((name) => this.#tell(`${at}.${name}`, 'is required now', 'may be missing now')),
      ...Object.entries(inner).flatMap(([name, one]) => {
        const field = `${at}.${name}`
        if (name in outer) return this.#compare(one, outer[name], field)
        if (isClosed) return [`request ${field}: is no longer accepted`]
        return isNode(rest) ? this.#compare(one, rest, field) : []
      }),
      ...(isClosed && narrow['additionalProperties'] !== false && typesOf(narrow)?.includes('object')
        ? [`request ${at}: no longer accepts other fields`]
        : []),
      ...(isNode(rest) ? this.#compare(narrow['additionalProperties'], rest, `${at}.*`) : []),
    ]
  }
}
