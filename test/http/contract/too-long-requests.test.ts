import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Contract, type ContractOperation, type JsonSchema, resolve } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { rawRequestOf, refusalErrorOf } from '../../support/client.ts'
import { arbitraryOf, type Parts, validParts } from '../../support/contract-requests.ts'
import { contractOperations } from '../../support/product.ts'
import { knownIn, tokenFor } from '../../support/well-formed.ts'
import { administratorTokenOf, appointAdministrator } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const contract = loadContract(contractFile)
const seed = 20_261_111

interface Schema {
  $ref?: string
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
}
interface Found {
  path: string[]
  items: JsonSchema
  max: number | undefined
}

/** Every array in a request body, with the path to it. */
const arraysOf = (of: Contract, node: JsonSchema, path: string[] = []): Found[] => {
  const { items, maxItems, properties = {}, oneOf = [] } = resolve<Schema>(of, node)
  return [
    ...(items === undefined ? [] : [{ path, items, max: maxItems }, ...arraysOf(of, items, [...path, '0'])]),
    ...Object.entries(properties).flatMap(([name, part]) => arraysOf(of, part, [...path, name])),
    ...oneOf.flatMap((part) => arraysOf(of, part, path)),
  ]
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined | null)?.[key], value)

const cases = contractOperations.flatMap((operation) => {
  const found = operation.body === undefined ? [] : arraysOf(contract, operation.body)
  const named = new Map(found.map((array) => [array.path.join('.'), array]))
  return [...named].map(([name, array]) => [`${operation.id} ${name}`, operation, array] as const)
})

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
let partnershipId: string
let administrator: string
beforeAll(async () => {
  const [partnership] = await product.sql('SELECT id FROM partnerships')
  partnershipId = String(partnership?.['id'])
  administrator = await administratorTokenOf(product, await appointAdministrator(product, 'yonetici'))
})

const itemsOf = ({ items }: Found, count: number): unknown[] => {
  const some = fc.sample(arbitraryOf(contract, items, {}), { numRuns: Math.min(count, 100), seed })
  return Array.from({ length: count }, (_, n) => some[n % some.length])
}

/** A valid request except for its long array. */
const withItems = (operation: ContractOperation, { path }: Found, long: unknown[]): Parts => {
  const known = knownIn(world, partnershipId, operation)
  const generated = (numRuns: number) =>
    fc
      .sample(validParts(contract, operation, known), { numRuns, seed })
      .find(({ body }) => Array.isArray(at(body, path)))
  const parts = generated(10) ?? generated(200)
  if (parts === undefined) throw new Error(`no request of ${operation.id} has ${path.join('.')}`)
  if (path.length === 0) return { ...parts, body: long }
  Object.assign(at(parts.body, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: long })
  return parts
}

const answerTo = async (operation: ContractOperation, parts: Parts) => {
  const as = operation.segments[0] === 'admin' ? administrator : await tokenFor(product, world, operation)
  return product.send(rawRequestOf(operation, { ...parts, query: {}, headers: {}, as }))
}

describe('arrays in requests', () => {
  it('all have a limit', () => {
    expect(cases.filter(([, , { max }]) => max === undefined).map(([name]) => name)).toEqual([])
  })

  it.each(cases)('are refused with a sentence if they have one item too many: %s', async (_name, operation, array) => {
    const answer = await answerTo(operation, withItems(operation, array, itemsOf(array, (array.max ?? 0) + 1)))
    expect([answer.status, refusalErrorOf(answer)]).toEqual([expect.toBeOneOf([400, 413]), undefined])
    const { detail, errors = [] } = JSON.parse(answer.text) as { detail: string; errors?: { message: string }[] }
    if (answer.status === 400)
      expect([detail, ...errors.map(({ message }) => message)].join('\n')).toContain(
        `en fazla ${array.max} tane olabilir`,
      )
  })

  it.each(cases)(
    'are refused with a sentence if they have a hundred thousand items: %s',
    async (_name, operation, array) => {
      const answer = await answerTo(operation, withItems(operation, array, Array<string>(100_000).fill('x')))
      expect([answer.status, refusalErrorOf(answer)]).toEqual([expect.toBeOneOf([400, 413]), undefined])
    },
  )
})
