import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { loadContract } from '../../src/http/contract/contract.ts'
import { publishedContract } from '../../src/http/server/published-contract.ts'
import { packageRoot } from '../../src/main/package-root.ts'

type Node = Record<string, unknown>
const contract = publishedContract(loadContract(join(packageRoot, 'openapi.yaml')))

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (pointer: string): Node =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Node)[key], contract) as Node
const resolved = (node: Node): Node => {
  const { $ref, ...own } = node
  return typeof $ref === 'string' ? { ...resolved(at($ref)), ...own } : node
}

const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).filter((one): one is Node => isNode(one) && 'operationId' in one),
)

/** The JSON bodies that a client may write or read: the requests and successful answers of all operations. */
const bodies = operations.flatMap((operation) => {
  const answers = Object.entries(operation['responses'] as Node).filter(([status]) => status.startsWith('2'))
  return [['request', operation['requestBody']] as const, ...answers].flatMap(([place, body]) =>
    Object.entries(isNode(body) ? (resolved(body)['content'] as Record<string, Node>) : {})
      .filter(([type]) => type.endsWith('json'))
      .map(([, content]) => ({ where: `${String(operation['operationId'])} ${place}`, ...content })),
  )
}) as { where: string; schema: Node; example?: unknown }[]

const ajv = new Ajv2020({ strict: false, discriminator: true })
ajvFormats.default(ajv, { mode: 'full' })
ajv.addFormat('binary', true)
const withoutMappings = (value: unknown): object =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/', '"contract#/components/'), (key, inner: unknown) =>
    key === 'mapping' ? undefined : inner,
  ) as object
ajv.addSchema({ $id: 'contract', ...withoutMappings({ components: contract.components }) })
const compiled = new Map<string, ValidateFunction>()
const problemsOf = (schema: unknown, value: unknown): string => {
  const text = JSON.stringify(schema)
  const validate = compiled.get(text) ?? ajv.compile(withoutMappings(schema))
  compiled.set(text, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

/** Every schema below a node, with its path. */
const schemasBelow = (node: unknown, path: string): { path: string; schema: Node; isItem: boolean }[] => {
  if (!isNode(node)) return []
  const inner = [
    ...Object.entries((node['properties'] ?? {}) as Node).map(
      ([name, one]) => [`${path}.${name}`, one, false] as const,
    ),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
      ((node[key] ?? []) as Node[]).map(
        (one) => [path, 'type' in one && one['type'] === 'null' ? null : one, true] as const,
      ),
    ),
    ...['items', 'additionalProperties'].map(
      (key) => [`${path}[]`, 'examples' in node ? null : node[key], false] as const,
    ),
  ]
  return inner.flatMap(([below, one, isItem]) =>
    isNode(one) ? [{ path: below, schema: one, isItem }, ...schemasBelow(one, below)] : [],
  )
}
const fields = [
  ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => schemasBelow(schema, name)),
  ...bodies.flatMap(({ where, schema }) => schemasBelow(schema, where)),
]

describe('the examples of the contract', { timeout: 30_000 }, () => {
  it('exist for every JSON request and answer of every operation', () => {
    expect(bodies.length).toBeGreaterThan(200)
    expect(bodies.filter(({ example }) => example === undefined).map(({ where }) => where)).toEqual([])
  })

  it('match their schemas', () => {
    expect(
      bodies
        .map(({ where, schema, example }) => `${where}: ${problemsOf(schema, example)}`)
        .filter((told) => !told.endsWith(': ')),
    ).toEqual([])
  })

  it('are assembled from fields that all have examples', () => {
    const unsaid = fields.filter(({ schema, isItem }) => {
      const whole = resolved(schema)
      const types = [whole['type']].flat()
      const isLeaf = types.some((type) => type === 'string' || type === 'integer' || type === 'number')
      return isLeaf && !isItem && !['examples', 'enum', 'const', 'default'].some((key) => key in whole)
    })
    expect(unsaid.filter(({ schema }) => schema['format'] !== 'binary').map(({ path }) => path)).toEqual([])
  })

  it('of a field are valid values of that field', () => {
    const told = fields.flatMap(({ path, schema }) =>
      ((schema['examples'] ?? []) as unknown[]).map((example) => `${path}: ${problemsOf(schema, example)}`),
    )
    expect(told.length).toBeGreaterThan(500)
    expect(told.filter((one) => !one.endsWith(': '))).toEqual([])
  })

  it('exist for every parameter', () => {
    const parameters = [
      ...Object.values(contract.paths).flatMap((item) => [item, ...Object.values(item)].filter(isNode)),
    ].flatMap(({ parameters: own }) => ((own ?? []) as Node[]).map(resolved))
    const problems = parameters.map(({ name, schema, example }) => {
      const whole = resolved(schema as Node)
      const value = example ?? (whole['enum'] as unknown[] | undefined)?.[0] ?? whole['default']
      return value === undefined ? `${String(name)} has none` : problemsOf(schema, value)
    })
    expect(problems.length).toBeGreaterThan(300)
    expect(problems.filter((problem) => problem !== '')).toEqual([])
  })
})
