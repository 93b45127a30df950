import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PushOutcome, PushSender, PushTarget } from '../../src/core/notifications/index.ts'
import { WebPushSender } from '../../src/gateways/web-push/web-push-sender.ts'
import { FakeClock } from '../support/fakes/fake-clock.ts'
import { FakePushSender } from '../support/fakes/fake-push-sender.ts'
import { type PushService, startPushService } from '../support/push-service.ts'

interface Sending {
  sender: PushSender
  /** A device whose next push has this outcome. */
  device: (outcome: PushOutcome) => PushTarget
}

const message = { title: 'Yeni menü', body: 'Yayınlandı', tag: '01939b3c-0000-7000-8000-000000000001', path: '/app' }

const pushSenderSuite = (sending: () => Sending): void => {
  it('has a key that browsers subscribe with', () => {
    expect(sending().sender.publicKey).toEqual(expect.any(String))
  })

  it('accepts devices of its push services only', () => {
    const { sender, device } = sending()
    const target = device('delivered')
    expect(sender.accepts(target)).toBe(true)
    for (const endpoint of ['https://elsewhere.example/a', 'http://127.0.0.1/a', ''])
      expect(sender.accepts({ ...target, endpoint })).toBe(false)
  })

  it('reports the outcome of each message, in order', async () => {
    const { sender, device } = sending()
    const outcomes: PushOutcome[] = ['gone', 'delivered', { busy: { seconds: 120 } }, 'refused', 'delivered']
    const pushes = outcomes.map((outcome) => ({ target: device(outcome), message }))
    expect(await sender.sendAll(pushes)).toEqual(outcomes)
    expect(await sender.sendAll([])).toEqual([])
  })
}

describe('the fake', () => {
  let sender: FakePushSender
  let devices = 0
  beforeAll(() => {
    sender = new FakePushSender()
  })
  pushSenderSuite(() => ({
    sender,
    device: (outcome) => {
      const endpoint = `https://push.example/${++devices}`
      sender.outcomes.set(endpoint, outcome)
      return { endpoint, p256dh: 'key', auth: 'auth' }
    },
  }))
})

describe('web push', () => {
  const answers = { delivered: { status: 201 }, gone: { status: 410 }, refused: { status: 400 } }
  let service: PushService
  let sender: WebPushSender
  beforeAll(async () => {
    service = await startPushService()
    const identity = { privateKey: Buffer.alloc(32, 7).toString('base64url'), subject: 'mailto:isletme@example.com' }
    sender = new WebPushSender(
      { hosts: [], privateHosts: [service.host] },
      identity,
      new FakeClock('2026-11-11T09:00:00Z'),
    )
  })
  afterAll(() => service.close())
  pushSenderSuite(() => ({
    sender,
    device: (outcome) => {
      const device = service.newDevice()
      device.answers.push(
        typeof outcome === 'string'
          ? answers[outcome]
          : { status: 429, headers: { 'retry-after': String(outcome.busy.seconds) } },
      )
      const { endpoint, keys } = device.subscription
      return { endpoint, ...keys }
    },
  }))
})
