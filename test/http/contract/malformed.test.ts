import fc from 'fast-check'
import type { RequestHandler } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractCheckOf } from '../../../src/main/contract-check.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { refusalErrorOf, type RawAnswer, type RawRequest } from '../../support/client.ts'
import { validParts } from '../../support/contract-requests.ts'
import { contractOperations, type Product, startProduct } from '../../support/product.ts'
import { plainRequests, malformedRequests } from '../../support/malformed-requests.ts'
import { knownIn, tokenFor } from '../../support/well-formed.ts'
import { createWorld, type World } from '../../support/world.ts'

const seed = 20_261_111
const malformedPerOperation = 60
const plainPerOperation = 15

const contract = loadContract(contractFile)

/** The product without and with the contract check in front. */
let bare: Product
let checked: Product
let world: World
let partnershipId: string

/** Marks a response whose request passed the contract check. */
const mark: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Contract-Check', 'passed')
  next()
}

beforeAll(async () => {
  const env = { METRICS_TOKEN: 'gizli-olcum-anahtari' }
  bare = await startProduct({ contractCheck: false, env })
  world = await createWorld(bare)
  const [partnership] = await bare.sql('SELECT id FROM partnerships')
  partnershipId = partnership?.['id'] as string
  checked = await startProduct({
    contractCheck: [...(await contractCheckOf()), mark],
    databaseUrl: bare.databaseUrl,
    env,
  })
})
afterAll(async () => {
  await checked.stop()
  await bare.stop()
})

interface Outcome {
  request: string
  alone: RawAnswer
  withCheck: RawAnswer
}

const brief = ({ method, path, headers, body }: RawRequest): string =>
  `${method} ${path.slice(0, 1000)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 300)}`

const sendAll = async (operation: ContractOperation, requests: RawRequest[]): Promise<Outcome[]> => {
  let token = await tokenFor(bare, world, operation)
  const outcomes: Outcome[] = []
  const queue = [...requests]
  const sendNext = async (): Promise<void> => {
    for (let raw = queue.shift(); raw !== undefined; raw = queue.shift()) {
      if (operation.id === 'logout') token = await tokenFor(bare, world, operation)
      const signed = { ...raw, headers: { authorization: `Bearer ${token}`, ...raw.headers } }
      const [alone, withCheck] = await Promise.all([bare.send(signed), checked.send(signed)])
      outcomes.push({ request: brief(raw), alone, withCheck })
    }
  }
  await Promise.all([1, 2, 3, 4].map(sendNext))
  return outcomes
}

const problemOf = ({ text }: RawAnswer): { code?: string; errors?: unknown } =>
  JSON.parse(text) as { code?: string; errors?: unknown }

/** Whether the registrar refused the request itself, before running the operation. */
const isRefusedByRegistrar = (answer: RawAnswer): boolean =>
  [400, 404, 405, 413, 415].includes(answer.status) &&
  (problemOf(answer).code ?? '').startsWith('request.') &&
  !(answer.status === 400 && isFromDatabase(answer))
const isFromDatabase = (answer: RawAnswer): boolean =>
  problemOf(answer).code === 'request.invalid' && problemOf(answer).errors === undefined
/**
 * What only the registrar refuses: NUL characters, unpaired surrogates, deep nesting and `__proto__`, which the schema
 * allows; infinity in place of an integer; unknown parameters with brackets.
 */
const isKnownGap = ({ request, alone }: Outcome): boolean =>
  problemOf(alone).code === 'request.malformed' || /=Infinity\b/.test(request) || /[?&][^=&]*(\[|%5B)/.test(request)

/** The registrar only reads a file after checking the permission. */
const isUnpermittedFile = ({ request, alone }: Outcome): boolean =>
  request.includes('multipart/form-data') && [401, 403].includes(alone.status)

const operations = contractOperations.map((operation) => [operation.id, operation] as const)

describe.each(operations)('malformed requests for %s', (_id, operation) => {
  it('get well-formed refusals, and the registrar agrees with the contract check', async () => {
    const arbitrary = malformedRequests(
      operation,
      validParts(contract, operation, knownIn(world, partnershipId, operation)),
    )
    const outcomes = await sendAll(operation, fc.sample(arbitrary, { numRuns: malformedPerOperation, seed }))

    const failures = outcomes.flatMap(({ request, alone, withCheck }) =>
      [alone, withCheck].flatMap((answer) => {
        const broken = answer.status >= 400 ? refusalErrorOf(answer) : undefined
        return broken !== undefined || answer.status >= 500
          ? [{ request, status: answer.status, text: answer.text.slice(0, 300), broken }]
          : []
      }),
    )
    expect([failures, bare.loggedErrors.splice(0), checked.loggedErrors.splice(0)]).toEqual([[], [], []])

    const disagreements = outcomes.filter((outcome) => {
      const checkRefuses = outcome.withCheck.headers['x-contract-check'] === undefined
      const registrarRefuses = isRefusedByRegistrar(outcome.alone)
      return (
        registrarRefuses !== checkRefuses && !(registrarRefuses && isKnownGap(outcome)) && !isUnpermittedFile(outcome)
      )
    })
    expect(
      disagreements.map(({ request, alone, withCheck }) => ({
        request,
        alone: alone.text,
        withCheck: withCheck.text,
      })),
    ).toEqual([])
    expect(outcomes.filter(({ alone }) => isRefusedByRegistrar(alone)).length).toBeGreaterThanOrEqual(
      malformedPerOperation / 2,
    )
  })
})

describe.each(operations)('valid requests for %s', (_id, operation) => {
  it('are accepted by the registrar and the contract check, however awkward their values', async () => {
    const arbitrary = plainRequests(
      operation,
      validParts(contract, operation, knownIn(world, partnershipId, operation)),
    )
    const outcomes = await sendAll(operation, fc.sample(arbitrary, { numRuns: plainPerOperation, seed }))
    const refused = outcomes.filter(
      ({ alone, withCheck }) =>
        alone.status >= 500 ||
        withCheck.status >= 500 ||
        isRefusedByRegistrar(alone) ||
        withCheck.headers['x-contract-check'] === undefined,
    )
    expect(refused).toEqual([])
    expect([...bare.loggedErrors.splice(0), ...checked.loggedErrors.splice(0)]).toEqual([])
  })
})
