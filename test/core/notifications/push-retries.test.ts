import { beforeEach, describe, expect, it } from 'vitest'
import { announceMenu, nextTryOf, pushExpiryOf, pushNews, sendPushes } from '../../../src/core/notifications/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee, someId } from '../../support/samples.ts'

const now = new Date('2026-03-02T12:00:00Z')
const until = pushExpiryOf(now)
const busy = (seconds: number | null = null) => ({ busy: { seconds } })
const secondsUntil = (at: number | null) => at && (at - now.getTime()) / 1000
const wait = (outcome: Parameters<typeof nextTryOf>[0], failures: number, end = until) =>
  secondsUntil(nextTryOf(outcome, { failures, until: end }, now))

describe('a device whose push service is busy', () => {
  it('is tried five more times, at growing intervals', () => {
    expect([0, 1, 2, 3, 4, 5].map((failures) => wait(busy(), failures))).toEqual([30, 120, 600, 3_600, 14_400, null])
  })

  it('is left alone as long as its service asks, but never shorter than the usual pause', () => {
    expect([wait(busy(900), 0), wait(busy(5), 1), wait(busy(20_000), 4)]).toEqual([900, 120, 20_000])
  })

  it('is not tried once the news would be too old', () => {
    expect([wait(busy(86_399), 0), wait(busy(86_400), 0)]).toEqual([86_399, null])
    expect(wait(busy(), 0, new Date(now.getTime() + 30_000).toISOString())).toBeNull()
  })

  it.each(['delivered', 'gone', 'refused'] as const)('is not retried after "%s"', (outcome) => {
    expect(wait(outcome, 0)).toBeNull()
  })
})

describe('sending pushes', () => {
  const company = aCompany()
  let house: ReturnType<typeof fakeHouse>
  let news: { companyId: string; notificationId: string }
  beforeEach(async () => {
    house = fakeHouse(new FakeClock(now.toISOString()))
    await house.companies.add(company)
    news = { companyId: company.id, notificationId: someId() }
    for (const name of ['a', 'b', 'c']) {
      const person = anEmployee(company)
      await house.employees.add(person)
      const tokenHash = someId()
      await house.sessions.open({
        kind: 'individual',
        tokenHash,
        companyId: company.id,
        userId: person.id,
        passwordHash: person.passwordHash,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 86_400_000),
      })
      const target = { endpoint: `https://push.example/${name}`, p256dh: 'key', auth: 'auth' }
      const device = { id: someId(), companyId: company.id, userId: person.id, tokenHash, target, createdAt: now }
      await house.pushDevices.keep(device)
    }
    await house.use(announceMenu)({
      id: news.notificationId,
      companyId: company.id,
      cateringId: someId(),
      dates: ['2026-03-03'],
    })
    house.jobs.waiting.length = 0
    await house.use(pushNews)(news)
  })
  const nextBatch = () => house.jobs.waiting.shift()?.payload as never

  it('forgets devices that are gone and retries only the busy ones, when their service asked', async () => {
    house.pushSender.outcomes.set('https://push.example/a', 'gone')
    house.pushSender.outcomes.set('https://push.example/b', busy(900))
    await house.use(sendPushes)(nextBatch())
    expect(house.pushSender.sent).toHaveLength(3)
    expect(house.pushDevices.rows.map(({ target }) => target.endpoint)).toEqual([
      'https://push.example/b',
      'https://push.example/c',
    ])
    const busyDevice = house.pushDevices.rows[0]?.id
    expect(house.jobs.waiting).toMatchObject([
      {
        id: sendPushes.id,
        payload: { devices: [busyDevice], failures: 1, until },
        at: new Date(now.getTime() + 900_000),
      },
    ])
    house.pushSender.outcomes.clear()
    await house.use(sendPushes)(nextBatch())
    expect([house.pushSender.sent.length, house.jobs.waiting]).toEqual([4, []])
  })

  it('skips people who have read the news in the meantime', async () => {
    for (const row of house.inboxes.rows) row.readAt = now
    await house.use(sendPushes)(nextBatch())
    expect(house.pushSender.sent).toEqual([])
  })
})
