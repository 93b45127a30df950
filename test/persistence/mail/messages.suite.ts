import { describe, expect, it } from 'vitest'
import { type Message, newMessage } from '../../../src/core/mail/index.ts'
import { createDepartment } from '../../../src/core/workforce/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import type { House } from '../../support/house.ts'
import { aCatering, aCompany, anEmployee, aPartnership, someId, someTime } from '../../support/samples.ts'

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
      expect(await house().messages.send(message, to, [])).toMatchObject({ recipients: 1, unknown: 0, notPartners: 0 })
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

  describe('a message to partners', () => {
    const twoPartners = async () => {
      const firm = await anOffice()
      const catering = aCatering()
      await house().companies.add(catering)
      const partnership = aPartnership(catering, firm.company)
      await house().partnerships.add(partnership)
      const [cook, chef] = (['corporate2', 'corporate3'] as const).map((role) => anEmployee(catering, { role })) as [
        Person,
        Person,
      ]
      for (const one of [cook, chef]) await house().employees.add(one)
      return { firm, catering, partnership, cook, chef }
    }
    const writes = async (sender: Person, companyId: string) => {
      const message = aMessage(sender)
      const delivery = await house().messages.send(message, [{ kind: 'partner', id: companyId }], [])
      return { message, delivery }
    }
    /** Whether the partner's managers have the message; nobody has it if it was refused. */
    const arrives = async (sender: Person, companyId: string, chef: Person) => {
      const { message, delivery } = await writes(sender, companyId)
      const copies = await Promise.all([canOpen(sender, message), canOpen(chef, message)])
      expect(new Set(copies).size).toBe(1)
      expect(delivery.notPartners).toBe(copies[0] ? 0 : 1)
      return copies[0]
    }

    it('reaches the managers of the other company, in both directions', async () => {
      const { firm, catering, cook, chef } = await twoPartners()
      const there = await writes(firm.chief, catering.id)
      expect(there.delivery).toMatchObject({ recipients: 1, unknown: 0, notPartners: 0, partnerFirms: [] })
      const readers = [firm.chief, firm.owner, chef, cook]
      expect(await Promise.all(readers.map((one) => canOpen(one, there.message)))).toEqual([true, false, true, false])
      const back = await writes(chef, firm.company.id)
      expect(back.delivery).toMatchObject({ recipients: 2, partnerFirms: [firm.company.id] })
      expect(await canOpen(firm.clerk, back.message)).toBe(false)
    })

    it('reaches nobody without a partnership that is active at that moment', async () => {
      const { firm, catering, partnership, chef } = await twoPartners()
      const stranger = (await twoPartners()).firm.chief
      expect(await arrives(stranger, catering.id, chef)).toBe(false)
      expect(await arrives(firm.chief, catering.id, chef)).toBe(true)
      await house().endPartnership(partnership.id)
      expect(await arrives(firm.chief, catering.id, chef)).toBe(false)
    })

    it('reaches nobody in a company that is passive', async () => {
      const { firm, catering, chef } = await twoPartners()
      await house().makePassive(catering.id)
      expect(await arrives(firm.chief, catering.id, chef)).toBe(false)
    })

    it('reaches nobody if one of the partners is none', async () => {
      const { firm, catering, chef } = await twoPartners()
      const message = aMessage(firm.chief)
      const to = [catering.id, someId()].map((id) => ({ kind: 'partner' as const, id }))
      expect(await house().messages.send(message, to, [])).toMatchObject({ notPartners: 1 })
      expect([await canOpen(firm.chief, message), await canOpen(chef, message)]).toEqual([false, false])
    })

    it('stays with each side until that side has deleted it', async () => {
      const { firm, catering, chef } = await twoPartners()
      const { message } = await writes(firm.chief, catering.id)
      const remove = (person: Person) => house().messages.remove(person.companyId, person.id, message.id, later)
      expect(await remove(firm.chief)).toBe(true)
      expect(await canOpen(chef, message)).toBe(true)
      expect([await remove(chef), await remove(chef)]).toEqual([true, false])
      expect(await canOpen(chef, message)).toBe(false)
    })

    it('is announced in the company that received it', async () => {
      const { firm, chef } = await twoPartners()
      const { message } = await writes(chef, firm.company.id)
      expect(await house().inboxes.announceMail({ companyId: firm.company.id, messageId: message.id }, later)).toBe(2)
      expect(await house().notificationsOf(firm.owner.id)).toEqual([{ id: message.id, readAt: null }])
      expect(await house().notificationsOf(chef.id)).toEqual([])
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
