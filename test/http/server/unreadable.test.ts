import { connect } from 'node:net'
import { menuDayRefusal } from '../../../src/core/menus/index.ts'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ImagePolicy } from '../../../src/http/server/image-policy.ts'
import type { Problem } from '../../../src/http/contract/problem.ts'
import { refusalErrorOf } from '../../support/client.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })

const raw = async (request: string): Promise<string> => {
  const socket = connect(product.port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

describe('a request that cannot be parsed', () => {
  it.each([
    ['broken HTTP', 'GET / HTTP/1.1\r\nno colon\r\n\r\n', 400, 'İstek okunamadı.'],
    ['endless headers', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'İstek başlıkları çok büyük.'],
  ])('%s gets a problem with a Turkish sentence', async (_what, request, status, detail) => {
    const [head = '', body = ''] = (await raw(request)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status, detail, success: false })
  })
})

describe('a request that cannot be served', () => {
  const headersOf = (name: string, value: string) => ({ [name]: value })
  it.each([
    ['an address of the API that is not valid UTF-8', '/api/%zz', {}, 400, 'Adres okunamadı.'],
    ['an unknown expectation', '/', headersOf('Expect', 'x'), 417, 'Expect başlığındaki beklenti desteklenmiyor.'],
  ])('%s gets a problem with a Turkish sentence', async (_what, path, headers, status, detail) => {
    const answer = await product.send({ method: 'GET', path, headers })
    expect(refusalErrorOf(answer)).toBeUndefined()
    expect(JSON.parse(answer.text)).toMatchObject({ status, detail })
  })

  it('ignores a precondition if the response is never cached', async () => {
    const { status } = await product.send({
      method: 'GET',
      path: '/api/health/live',
      headers: { 'If-None-Match': '*' },
    })
    expect(status).toBe(200)
  })
})

describe('a field that violates the contract', () => {
  it.each([
    ['is missing', {}, 'Telefon zorunludur'],
    ['is empty', { phone: '' }, 'Telefon boş olamaz'],
  ])('is named by its Turkish label if it %s', async (_how, phone, said) => {
    const body = {
      ...phone,
      password: 'şifre',
      company_type: 'corporate',
      company_id: '01939b3c-0000-7000-8000-000000000000',
    }
    const { problem } = await product.call('login', { body: body as never })
    expect(problem.detail).toBe(`Gönderilen bilgiler hatalı: ${said}.`)
  })

  it.each([
    ['a query', { method: 'GET', path: '/api/companies/search?type=corporate&%3Cnope%3E=1' }, '<nope>'],
    ['a body', { method: 'POST', path: '/api/auth/login', body: JSON.stringify({ nope: 1 }) }, 'nope'],
  ])('is named if it is an unknown field of %s', async (_what, request, path) => {
    const answer = await product.send({ ...request, headers: { 'content-type': 'application/json' } })
    expect(refusalErrorOf(answer)).toBeUndefined()
    const { errors } = JSON.parse(answer.text) as Problem
    expect(errors).toContainEqual({ path, message: 'beklenmeyen bir alan' })
  })
})

describe('images of dishes', () => {
  const images = new ImagePolicy(['resim.example.com'])
  const cateringId = '01939b3c-0000-7000-8000-000000000001'
  it.each([
    '/menu/kofte.jpg',
    '/menu/k%C3%B6fte.jpg',
    '/apis/a.png',
    'https://resim.example.com/api/a.png',
    `/api/images/01939b3c-0000-7000-8000-000000000001/${'x'.repeat(43)}`,
    null,
  ])('may be %j', (address) => {
    expect(() =>
      images.refuseForeign(cateringId, address, () => menuDayRefusal('menu_day.image_not_allowed')),
    ).not.toThrow()
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/a.png',
    'http://resim.example.com/a.png',
    'data:image/png;base64,AA',
    'javascript:1',
    'kofte.jpg',
    '/api/me',
    `/api/images/01939b3c-0000-7000-8000-000000000002/${'x'.repeat(43)}`,
    `/api/images/01939b3c-0000-7000-8000-000000000001/${'x'.repeat(43)}/../../me`,
    `/api/images/01939b3c-0000-7000-8000-000000000001/${'x'.repeat(42)}`,
    '/api',
    '/api;/auth/logout',
    '/api;x=1/me',
    '/API;/me',
    '/api%3B/me',
    '/api%2fme',
    '/api%5cme',
    '/%2561pi/me',
    '/menu/..;/api/me',
    '/menu/%2e%2e%3B/api/me',
    '/api.json',
    '/api:80/me',
    '/API/me',
    '/%61pi/me',
    '//own.invalid/api/me',
    '/menu//../api/me',
    '/./api/me',
    '\\api\\me',
    '/menu/../kofte.jpg',
    '/menu/%2e%2e/kofte.jpg',
    '/menu/..%2fapi/me',
    '/menu/%2e%2E%5Capi/me',
    'https://resim.example.com/a/../b.png',
    '/menu/kofte\n.jpg',
    '/menu/kofte%0a.jpg',
    '/menu/kofte%00.jpg',
    '/menu/kofte\u0085.jpg',
    '/menu/%zz.jpg',
    ' /menu/kofte.jpg',
    'https://biri@resim.example.com/a.png',
  ])('may not be %j', (address) => {
    expect(() => images.refuseForeign(cateringId, address, () => menuDayRefusal('menu_day.image_not_allowed'))).toThrow(
      'menu_day.image_not_allowed',
    )
  })
})
