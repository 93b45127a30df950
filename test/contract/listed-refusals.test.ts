import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operationsOf, parseContract } from '../../src/http/contract/contract.ts'
import {
  failureStatusesOf,
  refusalsByCode,
  refusalsOf,
  unlistedRefusals,
} from '../../src/http/server/listed-refusals.ts'
import { contractFile } from '../../src/main/http-server.ts'
import { packageVersion } from '../../src/main/package-root.ts'

const contract = parseContract(readFileSync(contractFile, 'utf8'))
const operations = operationsOf(contract)
const codesOf = (id: string) =>
  operations.flatMap((operation) =>
    operation.id === id ? refusalsOf(contract, operation).map(({ status, code }) => `${status} ${code}`) : [],
  )

/** Sent before a request has found its operation, or never on purpose. */
const ofNoOperation = [
  'request.conflict',
  'request.headers_too_large',
  'request.timeout',
  'request.unknown_expectation',
  'request.unknown_method',
]
/** Met only by `tabldot`, in a seed file or in a row of a report. */
const elsewhere = [
  'administrator.last',
  'administrator.missing',
  'administrator.username_taken',
  'closed_day_list.empty',
  'closed_day_list.headings_missing',
  'company.slug_invalid',
  'company.slug_taken',
  'company.type_differs',
  'menu_day.copy_onto_chosen',
  'menu_day.copy_onto_published',
  'menu_day.date_repeated',
  'name.too_long',
  'partnership.wrong_companies',
  'partnership_list.empty',
  'partnership_list.headings_missing',
  'password.too_long',
  'password.too_short',
  'spreadsheet.too_large',
]

describe('refusals in the contract', () => {
  it('are known to the product, and each is listed by some operation', () => {
    const listed = new Set(operations.flatMap((operation) => refusalsOf(contract, operation).map(({ code }) => code)))
    const untold = [...refusalsByCode.keys()].filter((code) => !listed.has(code))
    expect(untold.toSorted()).toEqual([...ofNoOperation, ...elsewhere].toSorted())
  })

  it('are listed once, without those that follow from the form of the operation', () => {
    for (const operation of operations) {
      const bare = refusalsOf(contract, { ...operation, refusals: [] }).map(({ code }) => code)
      expect([
        operation.id,
        operation.refusals.filter((code, at, all) => bare.includes(code) || all.indexOf(code) !== at),
      ]).toEqual([operation.id, []])
    }
  })

  it('determine the failure statuses of an operation: run "npm run gen" to write them', () => {
    for (const operation of operations)
      expect([operation.id, operation.failureStatuses]).toEqual([operation.id, failureStatusesOf(contract, operation)])
  })

  it('follow from what an operation takes and who may call it', () => {
    expect(codesOf('checkReadiness')).toEqual([
      '400 request.invalid',
      '400 request.malformed',
      '500 server.error',
      '503 service.draining',
      '503 service.unavailable',
    ])
    expect(codesOf('logout')).toContain('401 session.missing')
    expect(codesOf('logout')).toContain('401 key.refused')
    expect(codesOf('login')).not.toContain('403 access.denied')
    expect(codesOf('changeOwnPassword')).toContain('403 access.denied')
    expect(codesOf('changeOwnPassword')).not.toContain('403 password.must_change')
    expect(codesOf('sendOffer')).toEqual(
      expect.arrayContaining([
        '403 password.must_change',
        '409 offer.already_waiting',
        '413 request.too_large',
        '415 request.unsupported_type',
        '422 idempotency.reused',
      ]),
    )
  })

  it('are reported if an operation refuses with a code it does not list', () => {
    const find = unlistedRefusals(contract)
    const problem = { type: 'about:blank', title: '', detail: '', success: false } as const
    expect(find('deleteShift', { ...problem, status: 404, code: 'shift.missing' })).toBeUndefined()
    expect(find('deleteShift', { ...problem, status: 409, code: 'employee.phone_taken' })?.message).toBe(
      'deleteShift refuses with 409 employee.phone_taken, which the contract does not tell: add it to its x-refusals and run "npm run gen"',
    )
  })
})

describe('the contract', () => {
  it('describes each operation beyond its summary', () => {
    const told = Object.values(contract.paths)
      .flatMap((item) => Object.values(item) as { operationId?: string; summary?: string; description?: string }[])
      .filter(({ operationId }) => operationId !== undefined)
    expect(told).toHaveLength(operations.length)
    for (const { operationId, summary = '', description = '' } of told)
      expect([operationId, summary.length > 5, description.length > 30, description.includes(summary)]).toEqual([
        operationId,
        true,
        true,
        false,
      ])
  })

  it('has the version of the product', () => {
    expect(contract.info.version).toBe(packageVersion())
  })
})
