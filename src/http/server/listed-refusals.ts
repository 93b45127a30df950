import { refusalKinds } from '../contract/refusal-kinds.ts'
import { sampleFacts, sentenceOf } from '../../texts/index.ts'
import { requestSentences } from '../../texts/kernel/requests.ts'
import { type Contract, type ContractOperation, operationsOf } from '../contract/contract.ts'
import type { OperationId } from '../contract/contract-types.ts'
import { describedPermissions } from '../permissions/described-permission.ts'
import { httpRefusals, type Problem, statusByKind } from '../contract/problem.ts'

export interface ListedRefusal {
  status: number
  code: string
  /** With sample facts, if it takes any. */
  sentence: string
}

/** All refusals of the product, by code. */
export const refusalsByCode: ReadonlyMap<string, ListedRefusal> = new Map(
  [
    ...Object.entries(httpRefusals).map(([code, status]) => ({
      code,
      status,
      sentence: requestSentences[code as keyof typeof httpRefusals],
    })),
    ...Object.entries(refusalKinds).map(([code, kind]) => ({
      code,
      status: statusByKind[kind],
      sentence: sentenceOf(code, sampleFacts),
    })),
  ].map((refusal) => [refusal.code, refusal]),
)

/** Codes implied by what an operation accepts and by who may call it. */
const impliedCodes = (contract: Contract, operation: ContractOperation): string[] => {
  const permissions = describedPermissions(contract, operation)
  const scoped = permissions.filter(({ who }) => who === 'company')
  const hasBody = operation.body !== undefined || operation.takesFile || operation.takesStream
  return [
    'request.invalid',
    'request.malformed',
    ...(permissions.some(({ who }) => who !== 'everybody' && who !== 'operator')
      ? ['session.missing', 'key.refused', 'access.denied']
      : []),
    ...(scoped.some((one) => !one.even_with_one_time_password) ? ['password.must_change'] : []),
    ...(permissions.some(({ who, or_administrator }) => who === 'administrator' || or_administrator)
      ? ['second_factor.must_set_up']
      : []),
    ...(hasBody ? ['request.too_large', 'request.unsupported_type'] : []),
    ...(operation.parameters.some(({ name }) => name === 'Idempotency-Key') ? ['idempotency.reused'] : []),
    'server.error',
    'service.unavailable',
  ]
}

export const byStatus = (one: ListedRefusal, other: ListedRefusal): number =>
  one.status - other.status || (one.code < other.code ? -1 : 1)

/** All refusals of an operation, by status and code. */
export const refusalsOf = (contract: Contract, operation: ContractOperation): ListedRefusal[] =>
  [...new Set([...impliedCodes(contract, operation), ...operation.refusals])]
    .map((code) => {
      const refusal = refusalsByCode.get(code)
      if (refusal === undefined)
        throw new Error(
          `${operation.id} lists ${code}, which nothing declares: add it to "refusals({ … })" of a use case in src/core`,
        )
      return refusal
    })
    .toSorted(byStatus)

/** A refusal that the contract does not list. */
export class UnlistedRefusal extends Error {}

/** For contract checks: finds what is wrong with an operation's refusal. */
export const unlistedRefusals = (
  contract: Contract,
): ((id: OperationId, problem: Problem) => UnlistedRefusal | undefined) => {
  const listed = new Map(
    operationsOf(contract).map((operation) => [
      operation.id,
      new Set(refusalsOf(contract, operation).map(({ code }) => code)),
    ]),
  )
  return (id, { status, code }) =>
    listed.get(id)?.has(code)
      ? undefined
      : new UnlistedRefusal(
          `${id} refuses with ${status} ${code}, which the contract does not tell: add it to its x-refusals and run "npm run gen"`,
        )
}

/** The shared response for each failure status that an operation may declare. */
export const failureResponses: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
}

/** The failure statuses that an operation has to declare. */
export const failureStatusesOf = (contract: Contract, operation: ContractOperation): number[] => [
  ...new Set(refusalsOf(contract, operation).map(({ status }) => status)),
]
