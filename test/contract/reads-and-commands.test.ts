import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadContract, operationsOf } from '../../src/http/contract/contract.ts'
import { newOperations } from '../../src/http/operations/index.ts'
import type { OperationUse } from '../../src/http/server/operation.ts'
import type { Readiness } from '../../src/http/server/readiness.ts'
import { packageRoot } from '../../src/main/package-root.ts'

/** They receive a file only to read it, and change nothing. */
const readingPosts: readonly string[] = ['readMenuFile']

const methods = operationsOf(loadContract(join(packageRoot, 'openapi.yaml'))).map(
  ({ method, id }) => [method, id] as const,
)
/** The registrations need nothing but the time. */
const unused = (() => ({ now: () => new Date(0) })) as unknown as OperationUse
const settings = { imageHosts: [], searchLimit: 1, publicUrl: 'http://localhost', version: '1' }
const readiness: Readiness = { isDraining: false, ownUrl: '', work: new Set() }
const operations = newOperations(unused, readiness, settings, undefined as never)

it.each(methods)('%s %s is a read if it is a GET, and a command otherwise', (method, operationId) => {
  const isRead = operations[operationId].kind === 'read'
  expect(isRead).toBe(method === 'GET' || readingPosts.includes(operationId))
})
