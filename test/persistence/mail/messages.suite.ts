import { describe, expect, it } from 'vitest'
import { type Message, newMessage } from '../../../src/core/mail/index.ts'
import { createDepartment } from '../../../src/core/workforce/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someId, someTime } from '../../support/samples.ts'

const later = new Date('2026-03-02T10:00:00Z')

export const messagesSuite = (house: () => House): void => {
  const anOffice = async () => {
    const company = aCompany()
    await house().companies.add(company)
    const people = (['corporate1', 'corporate3', 'individual', 'corporateOwner'] as const).map((role) =>
      anEmployee(company, { role }),
    )
    for (const one of people) await house().employees.add(one)
    const [clerk, chief, worker, owner] = people as [Person, Person, Person, Person]
    return { company, clerk, chief, worker, owner }
  }
  type Person = ReturnType<typeof anEmployee>
  const aMessage = (sender: Person) =>
    newMessage({
      id: someId(),
      companyId: sender.companyId,
      senderId: sender.id,
      subject: 'Aralık planı',
      body: 'Plan ektedir.',
      labels: [],
      createdAt: someTime,
    })
  const canOpen = (person: Person, { id }: Message) =>
    house().messages.change(person.companyId, person.id, id, { isRead: true }, later)

  describe('a message', () => {
    it('reaches all managers except its sender, once each, however often they are named', async () => {
      const { clerk, chief, worker, owner } = await anOffice()
      const message = aMessage(chief)
      const to = [{ kind: 'managers' }, { kind: 'person', id: owner.id }, { kind: 'person', id: owner.id }] as const
      expect(await house().messages.send(message, to, [])).toEqual({ recipients: 1, unknown: 0, attached: 0 })
      expect(await Promise.all([clerk, chief, worker, owner].map((one) => canOpen(one, message)))).toEqual([
        false,
        true,
        false,
        true,
      ])
    })

    it('reaches the active people of a department', async () => {
      const { company, clerk, worker, owner, chief } = await anOffice()
      const department = await house().use(createDepartment)({
        companyId: company.id,
        actor: operator,
        name: 'Üretim',
      })
      for (const one of [worker, owner, chief]) await house().moveTo(one.id, department.id)
      await house().deactivate(owner.id)
      const message = aMessage(clerk)
      expect(await house().messages.send(message, [{ kind: 'department', id: department.id }], [])).toMatchObject({
        recipients: 2,
      })
      expect(await canOpen(owner, message)).toBe(false)
    })

    it('reaches nobody if a recipient is foreign or inactive, or if there are none', async () => {
      const { clerk, chief, worker } = await anOffice()
      const stranger = (await anOffice()).clerk
      await house().deactivate(worker.id)
      for (const [recipients, unknown] of [
        [[chief.id, stranger.id], 1],
        [[chief.id, worker.id], 1],
        [[clerk.id], 0],
      ] as const) {
        const message = aMessage(clerk)
        const to = recipients.map((id) => ({ kind: 'person' as const, id }))
        expect((await house().messages.send(message, to, [])).unknown).toBe(unknown)
        expect([await canOpen(clerk, message), await canOpen(chief, message)]).toEqual([false, false])
      }
    })

    it('can be deleted by each person for themselves, once', async () => {
      const { company, clerk, chief } = await anOffice()
      const message = aMessage(clerk)
      await house().messages.send(message, [{ kind: 'person', id: chief.id }], [])
      const remove = (person: Person) => house().messages.remove(company.id, person.id, message.id, later)
      expect([await remove(clerk), await remove(clerk)]).toEqual([true, false])
      expect(await canOpen(chief, message)).toBe(true)
      expect(await remove(chief)).toBe(true)
      expect(await canOpen(chief, message)).toBe(false)
    })
  })

  describe('the notification of a message', () => {
    it('goes once to everybody who has not read the message, and is marked as read separately', async () => {
      const { company, clerk, chief, worker } = await anOffice()
      const message = aMessage(clerk)
      const to = [chief, worker].map(({ id }) => ({ kind: 'person' as const, id }))
      await house().messages.send(message, to, [])
      await canOpen(chief, message)
      const news = { companyId: company.id, messageId: message.id }
      expect(await house().inboxes.announceMail(news, later)).toBe(1)
      expect(await house().inboxes.announceMail(news, later)).toBe(0)
      expect(await house().notificationsOf(worker.id)).toEqual([{ id: message.id, readAt: null }])
      expect(await house().notificationsOf(clerk.id)).toEqual([])
    })
  })
}
