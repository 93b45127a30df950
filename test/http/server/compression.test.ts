import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { OutgoingHttpHeaders } from 'node:http'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, tokenOf } from '../../support/world.ts'

const product = useProduct({ contractCheck: false, env: { EMBED_ORIGINS: 'https://intranet.example' } })
const world = useWorld(product)

const ask = async (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body?: unknown) => {
  const { individual, corporateOwner } = world.corporateA.people
  const isOwn = path.startsWith('/api/individual/')
  const token = await tokenOf(product, isOwn ? individual : corporateOwner, isOwn ? 'individual' : 'staff')
  return product.send({
    method,
    path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
const gzip = { 'accept-encoding': 'gzip, deflate, br' }
const menu = () => {
  const { id, companyId } = world.corporateA.people.individual
  return `/api/individual/${companyId}/${id}/menu-play`
}
const ofFirm = (page: string) => `/api/corporate/${world.corporateA.company.id}/${page}`
const wordsOf = (header: string | undefined) => (header ?? '').split(', ')

it('a long answer is compressed for who reads gzip, and the same otherwise', async () => {
  const [plain, zipped] = [await ask(menu()), await ask(menu(), gzip)]
  expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 2)
  const read = (text: string) => ({ ...(JSON.parse(text) as object), now: undefined })
  expect(read(gunzipSync(zipped.bytes).toString())).toEqual(read(plain.text))
  for (const { headers } of [plain, zipped]) {
    expect(wordsOf(headers.vary)).toEqual(expect.arrayContaining(['Origin', 'Accept-Encoding']))
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/json; charset=utf-8', 'no-store'])
  }
  expect(Number(zipped.headers['content-length'])).toBe(zipped.bytes.length)
})

it.each(['identity', 'gzip;q=0', 'br'])('an answer is sent as it is to who asks for "%s"', async (encoding) => {
  const answer = await ask(menu(), { 'accept-encoding': encoding })
  expect([answer.headers['content-encoding'], JSON.parse(answer.text)]).toMatchObject([
    undefined,
    { days: expect.anything() as unknown },
  ])
})

it('HEAD has the headers of a compressed answer, and no body', async () => {
  const { status, headers, bytes } = await ask(menu(), gzip, 'HEAD')
  expect([status, headers['content-encoding'], bytes.length]).toEqual([200, 'gzip', 0])
})

it('short answers, refusals and files are sent as they are', async () => {
  for (const [path, status] of [
    ['/api/health/live', 200],
    [ofFirm('yok'), 404],
    [ofFirm('employees/export'), 200],
  ] as const) {
    const answer = await ask(path, gzip)
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, status, undefined])
  }
})

it('one-time passwords are never compressed, however many there are', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, () => enrol(product, world.corporateA.company, 'individual')),
  )
  const answer = await ask(ofFirm('employees/password-resets'), gzip, 'POST', { user_ids: people.map(({ id }) => id) })
  expect(answer.text.length).toBeGreaterThan(1024)
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
})
