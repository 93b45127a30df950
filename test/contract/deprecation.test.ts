import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Contract, newServer, type ServerOptions } from '../../src/http/index.ts'
import { read } from '../../src/http/server/operation.ts'

/** A contract with one operation, as far as a server needs it. */
const contractWith = (marks: object): Contract => ({
  info: { version: '1.0.0' },
  components: { schemas: {} },
  paths: { '/health/live': { get: { operationId: 'checkLiveness', responses: { 200: {} }, ...marks } } },
})

let server: Server | undefined
afterEach(() => server?.close())

const headersWith = async (marks: object, path = '/api/health/live'): Promise<Headers> => {
  const app = newServer({
    contract: contractWith(marks),
    contractText: '',
    webFolder: '/nowhere',
    operations: { checkLiveness: read(() => Promise.resolve({ status: 'ok' })) },
    log: { info: () => undefined, error: () => undefined },
    embedOrigins: [],
    imageHosts: [],
  } as unknown as ServerOptions)
  const listening = (server = createServer(app))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return (await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}${path}`)).headers
}
const toldBy = (headers: Headers) => [headers.get('deprecation'), headers.get('sunset')]

it('sends no headers for an operation that is not deprecated', async () => {
  expect(toldBy(await headersWith({}))).toEqual([null, null])
})

it('says since when an operation is deprecated, and until when it answers', async () => {
  const marks = { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-06-01' }
  const told = ['@1796083200', 'Tue, 01 Jun 2027 00:00:00 GMT']
  expect(toldBy(await headersWith(marks))).toEqual(told)
  expect(toldBy(await headersWith(marks, '/api/health/live?unknown=1'))).toEqual(told)
})

it('sends no end date if none is set', async () => {
  const marks = { deprecated: true, 'x-deprecated-since': '2026-12-01' }
  expect(toldBy(await headersWith(marks))).toEqual(['@1796083200', null])
})

it('does not start with a deprecated operation that has no date', async () => {
  await expect(headersWith({ deprecated: true })).rejects.toThrow('checkLiveness is deprecated')
})
