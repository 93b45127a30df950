import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublic } from '../../src/gateways/web-push/public-lookup.ts'
import type { PushServices } from '../../src/gateways/web-push/push-services.ts'
import { endpointAt } from '../../src/gateways/web-push/push-services.ts'
import { WebPushSender } from '../../src/gateways/web-push/web-push-sender.ts'
import { readConfiguration } from '../../src/main/configuration.ts'
import { FakeClock } from '../support/fakes/fake-clock.ts'
import { hostileEndpoints } from '../support/hostile-endpoints.ts'
import { type PushService, startPushService, type TestDevice } from '../support/push-service.ts'

const now = '2026-11-11T09:00:00Z'
const identity = { privateKey: Buffer.alloc(32, 7).toString('base64url'), subject: 'mailto:isletme@example.com' }
const known: PushServices = { hosts: readConfiguration({}).pushHosts, privateHosts: [] }
const senderTo = (services: PushServices) => new WebPushSender(services, identity, new FakeClock(now))
const message = {
  title: 'Yeni menü',
  body: 'Şehriye çorbası, “ğüşıöç”',
  tag: '01939b3c-0000-7000-8000-000000000001',
  path: '/app/secim',
}
const targetOf = ({ subscription: { endpoint, keys } }: TestDevice) => ({ endpoint, ...keys })

let service: PushService
const ours = () => senderTo({ hosts: [], privateHosts: [service.host] })
const outcomeOf = async (device: TestDevice) => (await ours().sendAll([{ target: targetOf(device), message }]))[0]

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

describe('a push message', () => {
  it('arrives encrypted for the device, signed, and complete', async () => {
    const [one, other] = [service.newDevice(), service.newDevice()]
    const sender = ours()
    const pushes = [one, other].map((device) => ({ target: targetOf(device), message }))
    expect(await sender.sendAll([...pushes, ...pushes])).toEqual(Array(4).fill('delivered'))
    expect(service.faults).toEqual([])
    expect([one.received.length, other.received.length]).toEqual([2, 2])
    expect(one.received[0]).toMatchObject({
      message,
      publicKey: sender.publicKey,
      subject: identity.subject,
      headers: { ttl: '86400', topic: '01939b3c000070008000000000000001' },
    })
  })

  it('is truncated where a push service would refuse it', async () => {
    const device = service.newDevice()
    await ours().sendAll([{ target: targetOf(device), message: { ...message, body: 'ş'.repeat(5000) } }])
    expect(device.received[0]?.message['body']).toBe(`${'ş'.repeat(1000)}…`)
    expect(Number(device.received[0]?.headers['content-length'])).toBeLessThan(4096)
  })

  it.each([
    [404, {}, 'gone'],
    [410, {}, 'gone'],
    [429, { 'retry-after': '120' }, { busy: { seconds: 120 } }],
    [503, { 'retry-after': 'Wed, 11 Nov 2026 09:05:00 GMT' }, { busy: { seconds: 300 } }],
    [429, { 'retry-after': 'soon' }, { busy: { seconds: null } }],
    [500, {}, { busy: { seconds: null } }],
    [400, {}, 'refused'],
    [403, {}, 'refused'],
    [413, {}, 'refused'],
    [302, { location: 'https://localhost/' }, 'refused'],
  ])('answered with %i %o is %o', async (status, headers, outcome) => {
    const device = service.newDevice()
    device.answers.push({ status, headers, body: 'x'.repeat(200_000) })
    expect(await outcomeOf(device)).toEqual(outcome)
  })

  it('is counted by its outcome', async () => {
    const sender = ours()
    const devices = [201, 410, 403, 429, 503, 201].map((status) => {
      const device = service.newDevice()
      device.answers.push({ status })
      return device
    })
    await sender.sendAll(devices.map((device) => ({ target: targetOf(device), message })))
    expect(sender.counts).toEqual({ delivered: 2, gone: 1, refused: 1, busy: 2 })
  })

  it('is retried later if nobody answers', async () => {
    const silent = await startPushService()
    const device = silent.newDevice()
    await silent.close()
    const sender = senderTo({ hosts: [], privateHosts: [silent.host] })
    expect(await sender.sendAll([{ target: targetOf(device), message }])).toEqual([{ busy: { seconds: null } }])
  })
})

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dA:APA91b-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2ba',
  ])('of a browser is recognized: %s', (endpoint) => {
    expect(endpointAt(known, endpoint)).toMatchObject({ mayBePrivate: false })
  })

  it('must be on the list, and nothing else gets a connection', async () => {
    let connections = 0
    const sink = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(sink, 'listening')
    const { port } = sink.address() as AddressInfo
    const endpoints = hostileEndpoints(port)
    const { keys } = service.newDevice().subscription
    const sender = senderTo(known)
    const targets = endpoints.map((endpoint) => ({ endpoint, ...keys }))
    expect(targets.filter((target) => sender.accepts(target))).toEqual([])
    const outcomes = await sender.sendAll(targets.map((target) => ({ target, message })))
    expect(endpoints.filter((_, at) => outcomes[at] !== 'refused')).toEqual([])
    expect([endpoints.length >= 40, connections]).toEqual([true, 0])
    sink.close()
  })

  it('gets no connection if its name resolves to the internal network', async () => {
    const sender = senderTo({ hosts: ['localhost'], privateHosts: [] })
    const target = { ...targetOf(service.newDevice()), endpoint: 'https://localhost/push/a' }
    expect([sender.accepts(target), await sender.sendAll([{ target, message }])]).toEqual([true, ['refused']])
  })

  it('must have a public address', () => {
    const own = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.9', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1',
      '255.255.255.255', '192.0.2.1', '198.18.0.1', '::', '::1', '::ffff:10.0.0.1', 'fe80::1', 'fc00::1', 'ff02::1', '64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1'] // prettier-ignore
    expect(own.filter(isPublic)).toEqual([])
    expect(['142.250.187.106', '2a00:1450:4017:80e::200a', '::ffff:8.8.8.8'].filter((one) => !isPublic(one))).toEqual(
      [],
    )
  })
})

describe('sending pushes', () => {
  it('is turned off without a push service, and invalid keys are refused', () => {
    expect(senderTo({ hosts: [], privateHosts: [] }).publicKey).toBeNull()
    const { endpoint, keys } = service.newDevice().subscription
    expect(
      [keys.p256dh, 'B'.repeat(87), 'A'.repeat(87)].map((p256dh) => ours().accepts({ endpoint, ...keys, p256dh })),
    ).toEqual([true, false, false])
  })
})
