import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation, JsonSchema } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { type Parts, validParts } from '../../support/contract-requests.ts'
import { contractOperations, type Product, startProduct } from '../../support/product.ts'
import { requestOf } from '../../support/malformed-requests.ts'
import { createWorld, tokenOf, type World } from '../../support/world.ts'
import { knownIn, tokenFor } from '../../support/well-formed.ts'

const contract = loadContract(contractFile)

type Schema = {
  $ref?: string
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  oneOf?: JsonSchema[]
}

const referred = (node: JsonSchema): Schema => {
  const { $ref, ...own } = node as Schema
  return $ref === undefined ? own : { ...(contract.components.schemas[$ref.split('/').at(-1) ?? ''] as Schema), ...own }
}

/** A copy of `value` with every date described by its schema replaced. */
const withDates = (node: JsonSchema, value: unknown, date: string): unknown => {
  const schema = referred(node)
  if (schema.format === 'date') return date
  if (schema.oneOf) return value
  if (Array.isArray(value)) return value.map((one) => withDates(schema.items ?? {}, one, date))
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value
  const { properties } = schema
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key in properties ? withDates(properties[key] ?? {}, one, date) : one,
    ]),
  )
}

const holdsDate = (node: JsonSchema): boolean => {
  const schema = referred(node)
  if (schema.format === 'date') return true
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].some(holdsDate)
}

const takesDates = ({ parameters, body }: ContractOperation): boolean =>
  parameters.some(({ schema }) => holdsDate(schema)) || (body !== undefined && holdsDate(body))

/** A request with `date` wherever it takes one. */
const datedParts = (operation: ContractOperation, { path, query, headers, body }: Parts, date: string): Parts => {
  const dated = operation.parameters.filter(({ schema }) => holdsDate(schema))
  const into = (place: string, values: Record<string, unknown>) => ({
    ...values,
    ...Object.fromEntries(dated.filter((one) => one.in === place).map(({ name }) => [name, date])),
  })
  return {
    path: into('path', path) as Record<string, string>,
    query: into('query', query),
    headers,
    body: operation.body === undefined ? body : withDates(operation.body, body, date),
  }
}

/** The product without and with its answers checked against the contract. */
let bare: Product
let product: Product
let world: World
let partnershipId: string
beforeAll(async () => {
  product = await startProduct()
  world = await createWorld(product)
  bare = await startProduct({ contractCheck: false, databaseUrl: product.databaseUrl })
  partnershipId = (await product.sql('SELECT id FROM partnerships'))[0]?.['id'] as string
})
afterAll(async () => {
  await bare.stop()
  await product.stop()
})

const operations = contractOperations.filter(takesDates).map((operation) => [operation.id, operation] as const)

const answersTo = async (asked: Product, operation: ContractOperation, date: string, runs: number) => {
  const token = await tokenFor(product, world, operation)
  const requests = fc.sample(validParts(contract, operation, knownIn(world, partnershipId, operation)), {
    numRuns: runs,
    seed: 20_261_123,
  })
  const answers = []
  for (const parts of requests) {
    const raw = requestOf(operation, datedParts(operation, parts, date))
    const { status, text } = await asked.send({
      ...raw,
      headers: { ...raw.headers, authorization: `Bearer ${token}` },
    })
    answers.push({ date, path: raw.path, body: String(raw.body), status, text: text.slice(0, 300) })
  }
  return answers
}

describe('a date', () => {
  it('has the same bounds everywhere in the contract, nullable or not', () => {
    const described = JSON.stringify([contract.paths, contract.components]).match(/"format":"date"/g)
    expect(described).toHaveLength(2)
    expect(operations.length).toBeGreaterThan(20)
  })
})

describe('copies of menus', () => {
  const copy = async (onto: string, repeat: number) => {
    const as = await tokenOf(product, world.cateringA.people.corporateOwner)
    const path = { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id }
    const target = { corporate_id: path.corpId, shift_id: world.dayShift.id }
    const body = {
      shift_id: world.dayShift.id,
      start_date: world.menuDate,
      end_date: world.menuDate,
      onto,
      repeat,
      targets: [target],
    }
    return [
      await product.call('copyMenuDays', { as, path, body }),
      await product.call('previewMenuCopy', { as, path, body }),
    ]
  }
  it.each([
    ['2999-12-31', 1],
    ['2999-12-24', 2],
    ['2999-11-20', 8],
  ])('to the week of %s, repeated %i times, go beyond the calendar and are refused', async (onto, repeat) => {
    const answers = await copy(onto, repeat)
    const refused = [422, 'Tarihler 1900 ile 2999 yılları arasında olmalıdır.']
    expect(answers.map(({ status, body }) => [status, (body as { detail?: string }).detail])).toEqual([
      refused,
      refused,
    ])
  })
  it.each([
    ['2999-12-20', 1],
    ['1900-01-01', 8],
  ])('to the week of %s, repeated %i times, report for every day why it was skipped', async (onto, repeat) => {
    const answers = await copy(onto, repeat)
    expect(answers.map(({ status, body }) => [status, body.skipped])).toEqual([
      [200, repeat],
      [200, repeat],
    ])
  })
})

describe.each(operations)('%s', (_id, operation) => {
  it.each(['1900-01-01', '1900-01-02', '2999-12-25', '2999-12-31'])(
    'answers for %s, at the edge of the calendar',
    async (date) => {
      const answers = await answersTo(product, operation, date, 8)
      expect([answers.filter(({ status }) => status >= 500), product.loggedErrors.splice(0)]).toEqual([[], []])
      expect(answers.filter(({ text }) => text.includes('request.invalid'))).toEqual([])
    },
  )

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
    'refuses %s with one sentence',
    async (date) => {
      const answers = (await answersTo(bare, operation, date, 12)).filter(({ path, body }) =>
        `${path} ${body}`.includes(date),
      )
      expect(answers).not.toEqual([])
      expect(
        answers.filter(({ status, text }) => status !== 400 || !text.includes('1900 ile 2999 yılları arasında')),
      ).toEqual([])
    },
  )
})
