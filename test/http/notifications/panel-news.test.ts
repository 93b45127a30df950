import { describe, expect, it } from 'vitest'
import { tellOfForgottenPassword } from '../../../src/core/access/index.ts'
import { announceMail } from '../../../src/core/notifications/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  keyOf,
  nextPhone,
  password,
  type Person,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'
import { inboxOf } from '../../support/inbox-of.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const catering = useCompany(product, 'catering', 'Lezzet Catering')
const supplier = useCompany(product, 'supplier', 'Bereket Gıda')

const pathOf = ({ company }: Workplace) => ({ type: company.type, companyId: company.id })
const managerOf = ({ people }: Workplace) => tokenOf(product, people.corporate3)
const newsOf = (person: Person) => inboxOf(product, person)
const newestOf = async (person: Person) => (await newsOf(person))[0]

const send = async (unit_price: number) =>
  (
    await product.call('sendOffer', {
      as: await managerOf(firm),
      path: pathOf(firm),
      body: { catering_id: catering.company.id, unit_price, duration_months: 12 },
    })
  ).body.offer.id
const answer = async (offerId: string, action: 'accept' | 'reject') =>
  product.call('answerOffer', {
    as: await managerOf(catering),
    path: { ...pathOf(catering), offerId },
    body: { action },
  })
const askToEnd = async (asking: Workplace, partnership_id: string) =>
  (
    await product.call('requestTermination', {
      as: await managerOf(asking),
      path: pathOf(asking),
      body: { partnership_id, reason: 'pricing', message: 'Fiyat arttı.' },
    })
  ).body.termination_request.id
const decideEnd = async (deciding: Workplace, terminationId: string, action: 'approve' | 'reject') =>
  product.call('decideTermination', {
    as: await managerOf(deciding),
    path: { ...pathOf(deciding), terminationId },
    body: { action },
  })

describe("a partner's answer", () => {
  it('is sent to all managers of the company that asked, to nobody else, and without the price', async () => {
    const former = await enrol(product, firm.company, 'corporate4', { isActive: false })
    const offer = await send(128.5)
    await answer(offer, 'reject')
    const rejected = ['Teklifiniz reddedildi', 'Lezzet Catering teklifinizi reddetti.', 'offers']
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const)
      expect(await newsOf(firm.people[role])).toEqual([rejected])
    for (const person of [firm.people.corporate1, firm.people.corporate2])
      expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${person.id}'`)).toEqual([])
    expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${former.id}'`)).toEqual([])
  })

  it('names the first day of a contract, of a new price, and of its end', async () => {
    const { corporate3 } = firm.people
    const partnership = (await answer(await send(128.5), 'accept')).body.offer.partnership_id ?? ''
    const accepted = 'Lezzet Catering teklifinizi kabul etti.'
    expect(await newestOf(corporate3)).toEqual([
      'Teklifiniz kabul edildi',
      `${accepted} Sözleşmenin ilk günü: 11 Kasım Çarşamba.`,
      'caterings',
    ])
    await product.sql(
      `UPDATE partnership_terms SET start_date = start_date - 30 WHERE partnership_id = '${partnership}'`,
    )
    await answer(await send(140), 'accept')
    expect(await newestOf(corporate3)).toEqual([
      'Yeni fiyat teklifiniz kabul edildi',
      `${accepted} Yeni fiyatın ilk günü: 11 Kasım Çarşamba.`,
      'caterings',
    ])
    await decideEnd(catering, await askToEnd(firm, partnership), 'reject')
    expect(await newestOf(corporate3)).toEqual([
      'Fesih talebiniz reddedildi',
      'Lezzet Catering fesih talebinizi reddetti. Ortaklık devam ediyor.',
      'caterings',
    ])
    await decideEnd(firm, await askToEnd(catering, partnership), 'approve')
    expect(await newestOf(catering.people.corporateOwner)).toEqual([
      'Fesih talebiniz onaylandı',
      'Anadolu Çelik fesih talebinizi onayladı. Ortaklık sona erdi.',
      'corporates',
    ])
  })

  it('reaches suppliers and their caterings, each with a link to their own page', async () => {
    const bond = await product
      .use(Transaction)
      .run(() =>
        product.use(openPartnership)(
          { id: catering.company.id, type: 'catering' },
          { id: supplier.company.id, type: 'supplier' },
        ),
      )
    await decideEnd(catering, await askToEnd(supplier, bond.id), 'reject')
    expect(await newestOf(supplier.people.corporateOwner)).toEqual([
      'Fesih talebiniz reddedildi',
      'Lezzet Catering fesih talebinizi reddetti. Ortaklık devam ediyor.',
      'caterings',
    ])
    await decideEnd(supplier, await askToEnd(catering, bond.id), 'approve')
    expect((await newestOf(catering.people.corporate4))?.[2]).toBe('suppliers')
  })
})

const applicant = (phone: string) => ({ full_name: 'Ayşe Yılmaz', phone, email: 'ayse@ornek.com' })
const signIn = async (phone: string, type: Workplace['company']['type'], company_id: string): Promise<Person> => {
  const { body } = await product.call('login', { body: { phone, password, company_type: type, company_id } })
  const { id, role } = (await product.call('getProfile', { as: body.token })).body
  return { id, companyId: company_id, companyType: type, role, phone }
}

describe('an approved application', () => {
  it.each(['corporate', 'catering', 'supplier'] as const)('to a %s company notifies the applicant', async (type) => {
    const house = { corporate: firm, catering, supplier }[type]
    const phone = nextPhone()
    const { application } = (
      await product.call('submitApplication', {
        body: {
          mode: 'existing',
          applicant: applicant(phone),
          password,
          target: { company_id: house.company.id },
        },
      })
    ).body
    await product.call('decideApplication', {
      as: await managerOf(house),
      path: { ...pathOf(house), applicationId: application.id },
      body: { status: 'approved' },
    })
    expect(await newsOf(await signIn(phone, type, house.company.id))).toEqual([
      ['Başvurunuz onaylandı', `“${house.company.name}” başvurunuzu onayladı. Aramıza hoş geldiniz!`, 'general'],
    ])
  })

  it('for a new company notifies its owner', async () => {
    const phone = nextPhone()
    const owner = { owner_full_name: 'Ayşe Yılmaz', owner_phone: phone, owner_email: 'ayse@ornek.com' }
    const { application } = (
      await product.call('submitApplication', {
        body: {
          mode: 'new',
          applicant: applicant(phone),
          password,
          target: {
            company_type: 'catering',
            new_company_payload: { name: 'Yeni Mutfak', address: 'Lale Sk. 1', contact_phone: '02242600000', ...owner },
          },
        },
      })
    ).body
    const admin = await administratorTokenOf(product, await appointAdministrator(product, 'yonetici'))
    const { company } = (
      await product.call('decideNewCompany', {
        as: admin,
        path: { applicationId: application.id },
        body: { status: 'approved' },
      })
    ).body
    expect(await newsOf(await signIn(phone, 'catering', company?.id ?? ''))).toEqual([
      ['Şirketiniz açıldı', '“Yeni Mutfak” başvurunuz onaylandı. İlk adımlar Genel sayfasında.', 'general'],
    ])
  })
})

describe('the inbox of staff', () => {
  it('can be read and cleared only by its owner, in companies of every type', async () => {
    const { corporateOwner: owner, corporate4: other } = catering.people
    const path = { companyId: owner.companyId, userId: owner.id }
    const { id: notificationId } = (
      await product.call('listNotifications', { as: await tokenOf(product, owner), path })
    ).body.notifications[0] ?? { id: '' }
    const strangers = [
      await tokenOf(product, other),
      await tokenOf(product, supplier.people.corporateOwner),
      (await keyOf(product, owner.companyId, 'corporateOwner')).token,
      await administratorTokenOf(product, await appointAdministrator(product, 'meraklı')),
    ]
    for (const as of strangers) {
      expect((await product.call('listNotifications', { as, path })).status).toBe(403)
      expect((await product.call('readAllNotifications', { as, path })).status).toBe(403)
      expect((await product.call('readNotification', { as, path: { ...path, notificationId } })).status).toBe(403)
    }
    const foreign = await product.call('readNotification', {
      as: await tokenOf(product, other),
      path: { companyId: other.companyId, userId: other.id, notificationId },
    })
    expect(foreign.status).toBe(200)
    const asOwner = await tokenOf(product, owner)
    const unread = async () => (await product.call('listNotifications', { as: asOwner, path })).body.unread_count
    const before = await unread()
    await product.call('readNotification', { as: asOwner, path: { ...path, notificationId } })
    expect(await unread()).toBe(before - 1)
    await product.call('readAllNotifications', { as: asOwner, path })
    expect(await unread()).toBe(0)
  })

  it('does not count a message that was read in the mailbox', async () => {
    const { corporate3: sender, corporate4: reader } = firm.people
    const path = { type: 'corporate', companyId: firm.company.id } as const
    const unread = async () =>
      (
        await product.call('listNotifications', {
          as: await tokenOf(product, reader),
          path: { companyId: reader.companyId, userId: reader.id },
        })
      ).body.unread_count
    const before = await unread()
    const send = async () => {
      const { body } = await product.call('sendMessage', {
        as: await tokenOf(product, sender),
        path,
        body: { to_addresses: [{ kind: 'person', id: reader.id }], subject: 'Menü', body: 'Yarın toplantı var.' },
      })
      await product
        .use(Transaction)
        .run(() => product.use(announceMail)({ companyId: firm.company.id, messageId: body.message.id }))
      return { as: await tokenOf(product, reader), path: { ...path, messageId: body.message.id } }
    }
    const first = await send()
    const second = await send()
    expect(await unread()).toBe(before + 2)
    await product.call('updateMessage', { ...first, body: { is_archived: true } })
    expect(await unread()).toBe(before + 2)
    await product.call('updateMessage', { ...first, body: { is_read: true } })
    expect(await unread()).toBe(before + 1)
    await product.call('deleteMessage', second)
    expect(await unread()).toBe(before)
  })

  it('announces a forgotten password and leads to the employees page', async () => {
    const { phone, companyId } = await enrol(product, catering.company, 'corporate1')
    await product.use(Transaction).run(() => product.use(tellOfForgottenPassword)({ companyId, phone }))
    const [title, , page] = (await newestOf(catering.people.corporate3)) ?? []
    expect([title, page]).toEqual(['Şifresini unutan var', 'employees'])
  })
})
