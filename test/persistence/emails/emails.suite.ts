import { describe, expect, it } from 'vitest'
import type { EmailKind, NewEmail } from '../../../src/core/emails/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someId, someTime } from '../../support/samples.ts'

const minutes = (some: number): Date => new Date(someTime.getTime() + some * 60_000)

export const emailsSuite = (house: () => House): void => {
  const hired = async (address: string | null = `${someId()}@firma.example`) => {
    const company = aCompany()
    await house().companies.add(company)
    const employee = anEmployee(company, { role: 'corporate4', email: address })
    await house().employees.add(employee)
    await house().confirmEmail(employee.id)
    return employee
  }
  const told = async ({ companyId, id }: Employee, kind: EmailKind = 'contracts') => {
    const newsId = someId()
    await house().inboxes.announceSecondFactorReset({ id: newsId, companyId, userId: id }, someTime)
    await house().mailAs(newsId, kind)
    return { companyId, notificationId: newsId }
  }
  const addNews = (news: { companyId: string; notificationId: string }, at = someTime) =>
    house().transaction.run(() => house().emails.addNews({ ...news, after: null }, 10, someId, at))
  const claim = (at: Date, max = 1_000) =>
    house().transaction.run(() => house().emails.claim(max, at, new Date(at.getTime() + 900_000)))
  /** Other tests' mails may wait as well. */
  const claimOf = async (employee: Employee, at: Date) =>
    (await claim(at)).filter(({ recipient }) => recipient?.userId === employee.id)
  const newEmail = (email: Partial<NewEmail> = {}): NewEmail => ({
    id: someId(),
    kind: 'application',
    companyId: null,
    userId: null,
    address: 'aday@firma.example',
    title: 'Başlık',
    body: 'Metin',
    action: { label: 'Aç', path: '/login' },
    at: someTime,
    ...email,
  })

  describe('mails', () => {
    it('are claimed once, and again when their claim is over', async () => {
      const mail = newEmail()
      await house().emails.add(mail)
      const claimedAt = async (at: Date) => (await claim(at)).find(({ id }) => id === mail.id)
      expect(await claimedAt(minutes(-1))).toBeUndefined()
      expect(await claimedAt(minutes(0))).toMatchObject({
        address: 'aday@firma.example',
        recipient: null,
        attempts: 1,
        parts: [{ title: 'Başlık', body: 'Metin', link: { label: 'Aç', to: { path: '/login' } } }],
      })
      expect(await claimedAt(minutes(14))).toBeUndefined()
      expect(await claimedAt(minutes(15))).toMatchObject({ attempts: 2 })
      const { id } = mail
      await house().emails.note([{ id, attempts: 1, state: 'waiting', answer: 450, dueAt: minutes(16) }], minutes(15))
      expect(await claimedAt(minutes(17))).toBeUndefined()
      await house().emails.note([{ id, attempts: 2, state: 'waiting', answer: 450, dueAt: minutes(18) }], minutes(17))
      expect(await claimedAt(minutes(18))).toMatchObject({ attempts: 3 })
      await house().emails.note([{ id, attempts: 3, state: 'sent', answer: 250 }], minutes(19))
      expect(await claimedAt(minutes(60))).toBeUndefined()
    })

    it('share one for news of a kind, at most one an hour', async () => {
      const employee = await hired()
      const [first, second] = [await told(employee), await told(employee)]
      expect([await addNews(first), await addNews(second), await addNews(first)]).toEqual([
        { queued: 1, after: null },
        { queued: 1, after: null },
        { queued: 0, after: null },
      ])
      await addNews(await told(employee, 'statements'))
      const mails = await claimOf(employee, minutes(0))
      expect(mails.map(({ kind, parts }) => [kind, parts.length]).sort()).toEqual([
        ['contracts', 2],
        ['statements', 1],
      ])
      const { id } = mails.find(({ kind }) => kind === 'contracts') ?? { id: '' }
      await addNews(await told(employee))
      expect(await claimOf(employee, minutes(1))).toEqual([])
      await house().emails.note([{ id, attempts: 1, state: 'sent', answer: 250 }], minutes(2))
      await addNews(await told(employee))
      expect(await claimOf(employee, minutes(61))).toMatchObject([{ kind: 'statements' }])
      expect(await claimOf(employee, minutes(62))).toMatchObject([{ kind: 'contracts', parts: [{}, {}] }])
    })

    it('are not queued for addresses that are missing or not confirmed, or kinds that are off', async () => {
      const nobody = await hired(null)
      const employee = await hired()
      const stranger = anEmployee(aCompany({ id: employee.companyId }), { email: 'yeni@firma.example' })
      await house().employees.add(stranger)
      await house().switchEmail(employee.id, 'contracts', false)
      const queued = async (whose: Employee, kind?: EmailKind) => (await addNews(await told(whose, kind))).queued
      expect([await queued(nobody), await queued(stranger), await queued(employee)]).toEqual([0, 0, 0])
      expect([await queued(employee, 'statements'), await queued(employee, 'menus')]).toEqual([1, 0])
      await house().switchEmail(employee.id, 'menus', true)
      expect(await queued(employee, 'menus')).toBe(1)
    })

    it('are without what was read, and without an address once the kind is switched off', async () => {
      const employee = await hired()
      const [first, second] = [await told(employee), await told(employee)]
      await addNews(first)
      await addNews(second)
      await addNews(await told(employee, 'statements'))
      await house().inboxes.read(employee.companyId, employee.id, first.notificationId, minutes(1))
      await house().switchEmail(employee.id, 'statements', false)
      const mails = await claimOf(employee, minutes(2))
      expect(mails.map(({ kind, address, parts }) => [kind, address, parts.length]).sort()).toEqual([
        ['contracts', employee.email, 1],
        ['statements', null, 1],
      ])
    })

    it('stop for an address that a server refused, of which managers are told once', async () => {
      const employee = await hired()
      const { companyId, id: userId } = employee
      const mail = newEmail({ kind: 'access', companyId, userId, address: null })
      await house().emails.add(mail)
      expect(await house().emails.recipientOf(mail.id)).toEqual({ companyId, userId, kind: 'access' })
      expect(await claimOf(employee, minutes(0))).toMatchObject([{ address: employee.email }])
      const before = await house().notificationsOf(userId)
      const mark = () => house().emails.markUnreachable([mail.id], someId, minutes(1))
      await mark()
      await mark()
      expect(await house().isReachable(userId)).toBe(false)
      expect(await house().notificationsOf(userId)).toHaveLength(before.length + 1)
      expect((await addNews(await told(employee))).queued).toBe(0)
    })

    it('are dropped when they have waited for too long', async () => {
      const mail = newEmail({ at: minutes(-6_000) })
      await house().emails.add(mail)
      expect(await house().emails.dropOlder(minutes(-6_000), someTime)).toBe(0)
      expect(await house().emails.dropOlder(minutes(-5_999), someTime)).toBe(1)
      expect((await claim(minutes(0))).some(({ id }) => id === mail.id)).toBe(false)
      expect(await house().emails.recipientOf(mail.id)).toBeNull()
    })
  })
}
