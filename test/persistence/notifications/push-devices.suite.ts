import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { deliverMenuNews } from '../../../src/core/notifications/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someId, someTime } from '../../support/samples.ts'

const at = (hours: number): Date => new Date(someTime.getTime() + hours * 3_600_000)
const someHash = (): string => someId().replaceAll('-', '').repeat(2)
const someTarget = (endpoint = `https://push.example/${someId()}`) => ({ endpoint, p256dh: 'p256dh', auth: 'auth' })

export const pushDevicesSuite = (house: () => House): void => {
  const firm = async () => {
    const company = aCompany()
    await house().companies.add(company)
    return company
  }
  const hired = async (company: Company) => {
    const employee = anEmployee(company)
    await house().employees.add(employee)
    return employee
  }
  const signIn = async ({ id: userId, companyId, passwordHash }: Employee) => {
    const tokenHash = someHash()
    const session = { kind: 'individual', companyId, userId, passwordHash, tokenHash } as const
    await house().sessions.open({ ...session, createdAt: someTime, expiresAt: at(12) })
    return tokenHash
  }
  const keep = async (
    { id: userId, companyId }: Employee,
    tokenHash: string,
    target = someTarget(),
    createdAt = at(1),
  ) => {
    const id = someId()
    await house().transaction.run(() =>
      house().pushDevices.keep({ id, companyId, userId, tokenHash, target, createdAt }),
    )
    return id
  }
  const tell = async (company: Company) => {
    const catering = aCompany({ type: 'catering' })
    await house().companies.add(catering)
    const news = { id: someId(), companyId: company.id, cateringId: catering.id, dates: ['2026-03-03'] }
    await deliverMenuNews(house().inboxes, news, at(1))
    return { companyId: company.id, notificationId: news.id }
  }
  const reached = async (company: Company, now = at(1)) => house().pushDevices.reachedBy(await tell(company), now)

  describe('push devices', () => {
    it('include those of everybody who has the news, several per person, and none of other companies', async () => {
      const company = await firm()
      const [ayse, can] = [await hired(company), await hired(company)]
      const stranger = await hired(await firm())
      const target = someTarget()
      const theirs = [
        await keep(ayse, await signIn(ayse), target),
        await keep(ayse, await signIn(ayse)),
        await keep(can, await signIn(can)),
      ]
      await keep(stranger, await signIn(stranger))
      const news = await tell(company)
      expect(await house().pushDevices.reachedBy(news, at(1))).toEqual([...theirs].sort())
      const pending = await house().pushDevices.pending(news, theirs.slice(0, 1), at(1))
      expect(pending).toMatchObject([{ id: theirs[0], target }])
      await house().inboxes.readAll(company.id, ayse.id, at(1))
      expect(await house().pushDevices.reachedBy(news, at(1))).toEqual(theirs.slice(2))
    })

    it('exclude people who signed out, whose session expired, who left, or whose company is inactive', async () => {
      const company = await firm()
      const people = [await hired(company), await hired(company), await hired(company)] as const
      const [one, , three] = people
      const tokens = [await signIn(one), await signIn(people[1]), await signIn(three)] as const
      const devices = [await keep(one, tokens[0]), await keep(people[1], tokens[1]), await keep(three, tokens[2])]
      await house().sessions.end(tokens[0])
      expect(await reached(company)).toEqual(devices.slice(1).sort())
      await house().deactivate(people[1].id)
      expect(await reached(company)).toEqual(devices.slice(2))
      expect(await reached(company, at(12))).toEqual([])
      await house().makePassive(company.id)
      expect(await reached(company)).toEqual([])
    })

    it('belong to one session each, and each session to one device: the latest wins', async () => {
      const company = await firm()
      const [ayse, can] = [await hired(company), await hired(company)]
      const [hers, his] = [await signIn(ayse), await signIn(can)]
      const shared = someTarget()
      const first = await keep(ayse, hers, shared)
      await keep(ayse, hers, shared)
      expect(await reached(company)).toEqual([first])
      const taken = await keep(can, his, shared)
      expect(await reached(company)).toEqual([taken])
      const renewed = await keep(can, his)
      expect(await reached(company)).toEqual([renewed])
      await keep(ayse, his)
      expect(await reached(company)).toEqual([renewed])
    })

    it('are limited to the ten newest per person', async () => {
      const company = await firm()
      const ayse = await hired(company)
      const devices: string[] = []
      for (let hour = 1; hour <= 11; hour++) devices.push(await keep(ayse, await signIn(ayse), someTarget(), at(hour)))
      expect(await reached(company)).toEqual(devices.slice(1).sort())
    })

    it('can only be forgotten by their owner, or when they are gone', async () => {
      const company = await firm()
      const [ayse, can] = [await hired(company), await hired(company)]
      const [hers, his] = [someTarget(), someTarget()]
      const first = await keep(ayse, await signIn(ayse), hers)
      const second = await keep(can, await signIn(can), his)
      await house().pushDevices.forget(company.id, can.id, hers.endpoint)
      await house().pushDevices.forget((await firm()).id, ayse.id, hers.endpoint)
      await house().pushDevices.remove((await firm()).id, [first, second])
      expect(await reached(company)).toEqual([first, second].sort())
      await house().pushDevices.forget(company.id, ayse.id, hers.endpoint)
      expect(await reached(company)).toEqual([second])
      await house().pushDevices.remove(company.id, [second])
      expect(await reached(company)).toEqual([])
    })
  })

  describe('the push device of the administrators', () => {
    const news = async () => ({ event: 'userCreated', companyId: (await firm()).id, count: 1 }) as const
    const appointed = async () => {
      const id = someId()
      await house().administrators.add({ id, username: `yonetici-${id}`, passwordHash: 'hash', createdAt: someTime })
      return id
    }
    const enable = async (administratorId: string, target = someTarget()) => {
      const id = someId()
      await house().adminDevices.enable({ id, administratorId, target, at: someTime })
      return { id, target }
    }
    const current = async () => (await house().adminDevices.trial())?.deviceId ?? null

    it('is the one enabled last, by any administrator', async () => {
      const first = await enable(await appointed())
      const second = await enable(await appointed())
      expect(await house().adminDevices.trial()).toMatchObject({ deviceId: second.id, target: second.target })
      await house().adminDevices.disable(first.target.endpoint)
      await house().adminDevices.remove(first.id)
      expect(await current()).toBe(second.id)
      await house().adminDevices.disable(second.target.endpoint)
      expect(await current()).toBeNull()
    })

    it('receives only the events that are turned on', async () => {
      const { id } = await enable(await appointed())
      expect((await house().adminDevices.pending(await news()))?.deviceId).toBe(id)
      await house().adminDevices.saveEvents({ userCreated: false, applicationSubmitted: true })
      expect([await house().adminDevices.pending(await news()), await current()]).toEqual([null, id])
      await house().adminDevices.saveEvents({ userCreated: true, applicationSubmitted: true })
    })

    it('is removed with its administrator', async () => {
      const [one, other] = [await appointed(), await appointed()]
      await enable(one)
      await house().administrators.remove(one, someTime)
      expect(await current()).toBeNull()
      const { id } = await enable(other)
      await house().adminDevices.disableOf(one)
      expect(await current()).toBe(id)
      await house().adminDevices.disableOf(other)
      expect(await current()).toBeNull()
    })
  })
}
