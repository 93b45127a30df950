/* eslint-disable @typescript-eslint/no-explicit-any -- the changes reach deep into a document of no fixed form */
/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return, typescript/no-unsafe-assignment */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { breakingChanges } from '../../scripts/breaking-changes.ts'
import type { Document } from '../../scripts/schema-comparison.ts'
import { loadContract } from '../../src/http/contract/contract.ts'
import { packageRoot } from '../../src/main/package-root.ts'

type Loose = any
const contract = loadContract(join(packageRoot, 'openapi.yaml')) as unknown as Document

/** What is reported when `change` is applied to the current contract. */
const after = (change: (document: Loose) => void): string[] => {
  const changed = structuredClone(contract)
  change(changed)
  return breakingChanges(contract, changed)
}
const departments = '/{type}/{companyId}/departments'
const shifts = '/corporate/{companyId}/shifts'
const bodyOf = (operation: Loose) => operation.requestBody.content['application/json'].schema

describe('a contract that breaks its clients', () => {
  it.each<[string, (document: Loose) => void, string[]]>([
    ['without an operation', (d) => delete d.paths['/health/ready'].get, ['GET /health/ready: has been removed']],
    ['without a path', (d) => delete d.paths['/health/ready'], ['GET /health/ready: has been removed']],
    [
      'with an operation under another name',
      (d) => (d.paths['/health/ready'].get.operationId = 'isReady'),
      ['GET /health/ready: operationId checkReadiness → isReady'],
    ],
    [
      'without a field in an answer',
      ({
        components: {
          schemas: { Department },
        },
      }) => {
        delete Department.properties.is_active
        Department.required = ['id', 'name']
      },
      ['answer Department.is_active: has been removed'],
    ],
    [
      'with a field in an answer that may now be missing',
      (d) => d.components.schemas.Department.required.pop(),
      ['answer Department.is_active: may be missing now'],
    ],
    [
      'with a field in an answer that may now be null',
      (d) => (d.components.schemas.Department.properties.name.type = ['string', 'null']),
      ['answer Department.name: may now be null'],
    ],
    [
      'with a field in an answer that has another type',
      (d) => (d.components.schemas.Department.properties.is_active = { type: 'integer', minimum: 0, maximum: 1 }),
      ['answer Department.is_active: may now be integer'],
    ],
    [
      'with a longer text in an answer',
      (d) => (d.components.schemas.Department.properties.name.maxLength = 500),
      ['answer Department.name: may contain more: maxLength 100 → 500'],
    ],
    [
      'with a new required field in a request',
      (d) => {
        const body = bodyOf(d.paths[departments].post)
        body.required.push('code')
        body.properties.code = { type: 'string', maxLength: 5 }
      },
      [`request POST ${departments}.code: is required now`],
    ],
    [
      'without a field in a request',
      (d) => delete bodyOf(d.paths['/auth/login'].post).properties.device_token,
      ['request POST /auth/login.device_token: is no longer accepted'],
    ],
    [
      'with fewer values in a request',
      (d) => bodyOf(d.paths['/auth/login'].post).properties.company_type.enum.pop(),
      ['request POST /auth/login.company_type: "supplier" is no longer accepted'],
    ],
    [
      'with more values in an answer',
      (d) => d.components.schemas.MenuStatus.enum.push('hidden'),
      ['answer MenuStatus: may now be "hidden"'],
    ],
    [
      'with a narrower bound in a request',
      (d) => (d.components.schemas.DepartmentName.maxLength = 20),
      ['request DepartmentName: accepts less: maxLength 100 → 20'],
    ],
    [
      'with a new pattern in a request',
      (d) => (d.components.schemas.DepartmentName.pattern = '^[A-Z]'),
      ['request DepartmentName: accepts less: pattern none → "^[A-Z]"'],
    ],
    [
      'with a new required parameter',
      (d) => d.paths[departments].get.parameters.push({ name: 'city', in: 'query', required: true, schema: {} }),
      [`GET ${departments}: parameter query city is new and required`],
    ],
    [
      'without a parameter',
      (d) => d.paths[departments].get.parameters.shift(),
      [`GET ${departments}: parameter query search is no longer accepted`],
    ],
    [
      'with a narrower parameter',
      (d) => (d.components.parameters.Search.schema.maxLength = 10),
      expect.arrayContaining([`request GET ${departments} query search: accepts less: maxLength 100 → 10`]) as never,
    ],
    [
      'without a status',
      (d) => delete d.paths[shifts].post.responses['201'],
      [`POST ${shifts}: status 201 has been removed`],
    ],
    [
      'without an alternative in a request',
      (d) => d.components.schemas.MailRecipient.oneOf.pop(),
      expect.arrayContaining([expect.stringContaining('"partner"')]) as never,
    ],
    [
      'that now requires a session',
      (d) => delete d.paths['/health/ready'].get.security,
      ['GET /health/ready: requires a session now'],
    ],
  ])('%s', (_what, change, told) => {
    expect(after(change)).toEqual(told)
  })
})

describe('a contract with changes that clients need not notice', () => {
  it.each<[string, (document: Loose) => void]>([
    ['that is unchanged', () => undefined],
    ['with another operation', (d) => (d.paths['/health/new'] = d.paths['/health/ready'])],
    ['with another field in an answer', (d) => (d.components.schemas.Department.properties.code = { type: 'string' })],
    [
      'with an optional field in a request',
      (d) => (bodyOf(d.paths[departments].post).properties.code = { type: 'string' }),
    ],
    [
      'with an optional parameter',
      (d) => d.paths[departments].get.parameters.push({ name: 'city', in: 'query', schema: {} }),
    ],
    ['with a wider bound in a request', (d) => (d.components.schemas.DepartmentName.maxLength = 200)],
    ['with a narrower bound in an answer', (d) => (d.components.schemas.Department.properties.name.maxLength = 50)],
    [
      'with a new value in a request',
      (d) => bodyOf(d.paths['/auth/login'].post).properties.company_type.enum.push('x'),
    ],
    ['with a value that an answer no longer has', (d) => d.components.schemas.OfferStatus.enum.pop()],
    ['with a field that a request may now omit', (d) => (bodyOf(d.paths['/auth/login'].post).required = [])],
    ['with another description', (d) => (d.components.schemas.Department.description = 'Bölüm')],
  ])('%s', (_what, change) => {
    expect(after(change)).toEqual([])
  })
})

describe('npm run contract -- --against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabldot-contract-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const compareWith = (change: (document: Loose) => void) => {
    const before = structuredClone(contract)
    change(before)
    writeFileSync(join(folder, 'before.json'), JSON.stringify(before))
    const script = join(packageRoot, 'scripts', 'breaking-changes.ts')
    return spawnSync(process.execPath, [script, '--against', 'before.json'], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder },
    })
  }

  it('fails with a line for each breaking change, and passes without any', () => {
    const broken = compareWith((d) => (d.paths['/health/old'] = d.paths['/health/ready']))
    expect([broken.status, broken.stderr]).toEqual([1, 'GET /health/old: has been removed\n'])
    const kept = compareWith((d) => delete d.paths['/health/ready'])
    expect([kept.status, kept.stderr]).toEqual([0, ''])
  }, 30_000)
})
