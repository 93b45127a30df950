import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../../support/product.ts'

let product: Product
let small: Product
let behindProxy: Product
beforeAll(async () => {
  product = await startProduct({ contractCheck: false })
  small = await startProduct({
    databaseUrl: product.databaseUrl,
    contractCheck: false,
    env: { CONNECTIONS_PER_ADDRESS: '5' },
  })
  behindProxy = await startProduct({
    databaseUrl: product.databaseUrl,
    contractCheck: false,
    env: { TRUSTED_PROXIES: '1' },
  })
})
afterAll(async () => {
  await small.stop()
  await behindProxy.stop()
  await product.stop()
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const open = async (port: number, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  return socket
}

const beginning = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`
const slowBody = beginning('/api/auth/login', 'application/json')

const isUp = ({ send }: Product, headers = {}) =>
  send({ method: 'GET', path: '/api/health/live', headers }).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )

describe('a client that sends its request slowly', () => {
  it('gets 408 long before the request timeout, unless it sends a file', async () => {
    const [slow, upload] = await Promise.all([open(product.port), open(product.port)])
    slow.write(slowBody)
    const path = '/api/corporate/01939b3c-0000-7000-8000-000000000000/employees/import'
    upload.write(beginning(path, 'multipart/form-data; boundary=x'))
    expect(await text(slow)).toMatch(/^HTTP\/1.1 408 [^]*"code":"request.timeout"/)
    await once(slow, 'close')
    expect(upload.closed).toBe(false)
  })

  it('does not block others, even when there are a thousand of them', async () => {
    const slow = await Promise.all(Array.from({ length: 1000 }, () => open(product.port)))
    for (const socket of slow) socket.write(slowBody)
    const answers = await Promise.all(Array.from({ length: 300 }, () => isUp(product, { connection: 'close' })))
    expect(answers.filter((answer) => answer !== 200)).toEqual([])
  })
})

describe('an address with too many connections', () => {
  it('loses the oldest one that is not being served', async () => {
    const slow = [
      await open(small.port),
      await open(small.port),
      await open(small.port),
      await open(small.port),
      await open(small.port),
    ]
    for (const socket of slow) socket.write(slowBody)
    expect(await isUp(small)).toBe(200)
    await expect.poll(() => slow.map(({ closed }) => closed)).toEqual([true, false, false, false, false])
  })

  it.runIf(process.platform === 'linux')('takes no connections away from other addresses', async () => {
    const slow = await Promise.all(Array.from({ length: 5 }, () => open(small.port, '127.0.0.2')))
    for (const socket of slow) socket.write(slowBody)
    expect(await isUp(small)).toBe(200)
    expect(slow.map(({ closed }) => closed)).toEqual(slow.map(() => false))
  })
})

describe('a connection without a request', () => {
  it('is ended by the proxy in front of the server, which may be sending a request just then', async () => {
    const idleTime = async ({ send }: Product) =>
      (await send({ method: 'GET', path: '/api/health/live' })).headers['keep-alive']
    expect(await idleTime(product)).toBe('timeout=5')
    // nginx ends it after 60 seconds, Caddy after two minutes.
    expect(await idleTime(behindProxy)).toBe('timeout=130')
  })
})
