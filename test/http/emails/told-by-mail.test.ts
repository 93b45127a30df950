import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEmails } from '../../../src/core/emails/index.ts'
import { announceOfPartner, announceOrder, announceSubstitute } from '../../../src/core/notifications/index.ts'
import { openPartnership, tellOfExpiringOffers } from '../../../src/core/partnerships/index.ts'
import { type Job, Transaction } from '../../../src/core/shared/index.ts'
import { dashboardOf } from '../../support/addresses.ts'
import { type MailServer, startMailServer, subjectOf, textOf } from '../../support/mail-server.ts'
import { type Product, startProduct, wednesdayNoon } from '../../support/product.ts'
import { settlingOf } from '../../support/settling.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  createWorkplace,
  createWorld,
  enrol,
  menu,
  type Person,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'

const origin = 'https://yemek.example'
let server: MailServer
let product: Product
beforeAll(async () => {
  server = await startMailServer()
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Tabldot <tabldot@yemek.example>', PUBLIC_URL: origin }
  product = await startProduct({ env })
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(async () => {
  product.clock.set(wednesdayNoon)
  await forget()
})

const addressOf = ({ id }: Person) => `kisi-${id}@ornek.com`
const confirm = async (person: Person) => {
  await product.sql(`UPDATE users SET email = '${addressOf(person)}' WHERE id = '${person.id}';
    UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
  return person
}
/** As if more than an hour had passed since the last mail of each kind. */
const forget = async () => {
  await product.sql('TRUNCATE emails CASCADE; UPDATE notifications SET read_at = now() WHERE read_at IS NULL')
  server.received.length = 0
}
let companies = 0
/** The company's owner has a confirmed address, nobody else in it. */
const workplace = async (type: 'corporate' | 'catering' | 'supplier', name: string) => {
  const made = await createWorkplace(product, type, `${name} ${++companies}`)
  await confirm(made.people.corporateOwner)
  return made
}
const manager = ({ people }: Workplace) => tokenOf(product, people.corporate3)
const pathOf = ({ company }: Workplace) => ({ type: company.type, companyId: company.id })

/** Runs the waiting jobs of a kind, without a worker, which would end the connections to the mail server when it stops. */
const finish = async <Payload>(job: Job<Payload>) => {
  const waiting = await product.sql(`
    SELECT j.id, j.payload
    FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = '${job.id}'`)
  for (const { id, payload } of waiting) {
    await product.use(Transaction).run(() => product.use(job)(payload as Payload))
    await product.sql(`SELECT graphile_worker.complete_jobs(ARRAY[${String(id)}])`)
  }
}
/** What was mailed since the last time: to whom, with which subject, and the page that the mail opens. */
const mailed = async () => {
  await finish(announceOrder)
  await finish(announceSubstitute)
  await finish(announceOfPartner)
  await product.use(sendEmails)({})
  const mails = server.received.map((mail) => {
    const [, opens] = /https:\/\/yemek\.example(\/[^\s"<]*)/.exec(textOf(mail)) ?? []
    return [mail.to, subjectOf(mail), opens]
  })
  await forget()
  return mails
}
/** One mail to the owner of the company, which opens this page of its panel. */
const toOwner = ({ people: { corporateOwner } }: Workplace, subject: string, page: string) => [
  [addressOf(corporateOwner), subject, dashboardOf(product, corporateOwner, page)],
]

/** A catering has ordered 20 kg of a supplier. */
const ordered = async () => {
  const [supplier, catering] = [await workplace('supplier', 'Gıda'), await workplace('catering', 'Yemek')]
  const [seller, buyer] = [await manager(supplier), await manager(catering)]
  const made = await product.call('createProduct', {
    as: seller,
    path: pathOf(supplier),
    body: { name: 'Pirinç', description: 'Baldo', unit_price: 10, stock_quantity: 500, unit_type: 'kg' },
  })
  const product_id = made.body.product.id
  const placed = await product.call('placeOrder', {
    as: buyer,
    path: { companyId: catering.company.id, supplierId: supplier.company.id },
    body: { items: [{ product_id, quantity: 20 }] },
  })
  return { supplier, catering, seller, buyer, product_id, order: placed.body.order }
}

describe('a mail tells', () => {
  it('whoever chose a dish that it is replaced, and opens that day', async () => {
    const { cateringA, corporateA, dayShift, menuDate } = await createWorld(product)
    const [eater, other] = [
      await confirm(await enrol(product, corporateA.company, 'individual')),
      await confirm(await enrol(product, corporateA.company, 'individual')),
    ]
    const day = { shift_id: dayShift.id, date: menuDate }
    const choose = async (person: Person, choice: string) => {
      const { status } = await product.call('saveChoice', {
        as: await tokenOf(product, person, 'individual'),
        path: { companyId: person.companyId, userId: person.id },
        body: { ...day, choice, catering_id: cateringA.company.id },
      })
      expect(status).toBe(200)
    }
    await choose(eater, 'GELENEKSEL1')
    await choose(other, 'SKIP')
    const saved = await product.call('saveMenuDay', {
      as: await manager(cateringA),
      path: { cateringId: cateringA.company.id, corpId: corporateA.company.id },
      body: {
        ...day,
        ...menu,
        meals: { ...menu.meals, GELENEKSEL1: { ...menu.meals.GELENEKSEL1, name: 'Etli nohut' } },
        dish_changes: { GELENEKSEL1: 'substitution' },
      },
    })
    expect(saved.status).toBe(200)
    expect(await mailed()).toEqual([[addressOf(eater), 'Seçtiğiniz yemek değişti', `/app/secim?date=${menuDate}`]])
  })

  it('of an order: the supplier that it was placed, the catering its status and what differs on delivery', async () => {
    const { supplier, catering, seller, product_id, order } = await ordered()
    expect(await mailed()).toEqual(toOwner(supplier, 'Yeni sipariş geldi', 'orders'))
    for (const [status, subject] of [
      ['confirmed', 'Siparişiniz onaylandı'],
      ['preparing', 'Siparişiniz hazırlanıyor'],
    ] as const) {
      await product.call('updateOrder', { as: seller, path: { orderId: order.id }, body: { status } })
      expect(await mailed()).toEqual(toOwner(catering, subject, 'suppliers?tab=orders'))
    }
    const deliver = (delivered_quantity: number) =>
      product.call('deliverOrder', {
        as: seller,
        path: { companyId: supplier.company.id, orderId: order.id },
        body: { lines: [{ product_id, delivered_quantity, returned_quantity: 0 }] },
      })
    await deliver(18.5)
    expect(await mailed()).toEqual(toOwner(catering, 'Siparişiniz farklı teslim edildi', 'suppliers?tab=orders'))
    await deliver(20)
    expect(await mailed()).toEqual(toOwner(catering, 'Teslim miktarları düzeltildi', 'suppliers?tab=orders'))
  })

  it('the supplier that its order was cancelled by the catering', async () => {
    const { supplier, buyer, order } = await ordered()
    await mailed()
    await product.call('updateOrder', { as: buyer, path: { orderId: order.id }, body: { status: 'cancelled' } })
    expect(await mailed()).toEqual(toOwner(supplier, 'Sipariş iptal edildi', 'orders'))
  })

  it('of an offer, of what became of it, of a new price, and that an offer expires', async () => {
    const [firm, catering] = [await workplace('corporate', 'Firma'), await workplace('catering', 'Yemek')]
    const send = async () =>
      (
        await product.call('sendOffer', {
          as: await manager(firm),
          path: pathOf(firm),
          body: { catering_id: catering.company.id, unit_price: 120, duration_months: 12 },
        })
      ).body.offer.id
    const answer = async (offerId: string, action: 'accept' | 'reject') =>
      product.call('answerOffer', {
        as: await manager(catering),
        path: { ...pathOf(catering), offerId },
        body: { action },
      })
    const toCatering = (subject: string) => toOwner(catering, subject, 'corporates?tab=offers')
    const toFirm = (subject: string, page = 'caterings') => toOwner(firm, subject, page)

    const rejected = await send()
    expect(await mailed()).toEqual(toCatering('Yeni teklif geldi'))
    await answer(rejected, 'reject')
    expect(await mailed()).toEqual(toFirm('Teklifiniz reddedildi', 'caterings?tab=offers'))
    const withdrawn = await send()
    await mailed()
    await product.call('withdrawOffer', {
      as: await manager(firm),
      path: { ...pathOf(firm), offerId: withdrawn },
      body: { action: 'withdraw' },
    })
    expect(await mailed()).toEqual(toCatering('Teklif geri çekildi'))
    const accepted = await send()
    await mailed()
    await answer(accepted, 'accept')
    expect(await mailed()).toEqual(toFirm('Teklifiniz kabul edildi'))

    await product.sql('UPDATE partnership_terms SET start_date = start_date - 30')
    const renewal = await send()
    expect(await mailed()).toEqual(toCatering('Yeni fiyat teklifi geldi'))
    await answer(renewal, 'accept')
    expect(await mailed()).toEqual(toFirm('Yeni fiyat teklifiniz kabul edildi'))

    const other = await workplace('catering', 'Yavaş Yemek')
    await product.call('sendOffer', {
      as: await manager(firm),
      path: pathOf(firm),
      body: { catering_id: other.company.id, unit_price: 110, duration_months: 12 },
    })
    await mailed()
    product.clock.set('2026-12-08T05:00:00Z')
    await product.use(Transaction).run(() => product.use(tellOfExpiringOffers)(undefined))
    expect(await mailed()).toEqual(toOwner(other, 'Yanıtlamadığınız teklifin süresi doluyor', 'corporates?tab=offers'))
  })

  it('of a termination to the one who is asked, and the answer to the one who asked', async () => {
    const [firm, catering] = [await workplace('corporate', 'Firma'), await workplace('catering', 'Yemek')]
    const supplier = await workplace('supplier', 'Gıda')
    for (const partner of [firm, supplier]) await product.use(openPartnership)(catering.company, partner.company)
    const partnerOf = ({ company }: Workplace) =>
      product.sql(`SELECT id FROM partnerships WHERE partner_id = '${company.id}' AND is_active`)
    for (const [asking, asked, partner, its, theirs, action] of [
      [firm, catering, firm, 'caterings', 'corporates', 'reject'],
      [catering, firm, firm, 'corporates', 'caterings', 'approve'],
      [catering, supplier, supplier, 'suppliers', 'caterings', 'reject'],
      [supplier, catering, supplier, 'caterings', 'suppliers', 'approve'],
    ] as const) {
      const [partnership] = await partnerOf(partner)
      const { body } = await product.call('requestTermination', {
        as: await manager(asking),
        path: pathOf(asking),
        body: { partnership_id: String(partnership?.['id']), reason: 'pricing', message: 'Fiyat arttı.' },
      })
      expect(await mailed()).toEqual(toOwner(asked, 'Fesih talebi geldi', `${theirs}?tab=terminations`))
      await product.call('decideTermination', {
        as: await manager(asked),
        path: { ...pathOf(asked), terminationId: body.termination_request.id },
        body: { action },
      })
      const decided = action === 'approve' ? 'Fesih talebiniz onaylandı' : 'Fesih talebiniz reddedildi'
      expect(await mailed()).toEqual(toOwner(asking, decided, its))
    }
  })

  it('of a statement that is corrected, waits for the other side and is agreed', async () => {
    const its = await settlingOf(product, ++companies)
    const { firm, catering } = its
    for (const { people } of [firm, catering]) await confirm(people.corporateOwner)
    await its.freeze('2026-10-19', 10)
    await its.settle()
    await its.at('2026-11-02T09:00:00Z')
    const id = await its.of('2026-10-31')
    await mailed()
    const toFirm = (subject: string) => toOwner(firm, subject, 'caterings?tab=statements')
    const toCatering = (subject: string) => toOwner(catering, subject, 'corporates?tab=statements')
    for (const [answer, subject] of [
      [{ action: 'refuse', reason: 'Liste böyle.' }, 'Düzeltmeniz reddedildi'],
      [{ action: 'accept' }, 'Düzeltmeniz kabul edildi'],
    ] as const) {
      const { body } = await its.propose('corporate', id, '2026-10-19', -2)
      expect(await mailed()).toEqual(toCatering('Düzeltme önerildi'))
      await its.answer('catering', id, body.correction_id, answer)
      expect(await mailed()).toEqual(toFirm(subject))
    }
    const { version } = await its.statement('catering', id)
    await its.approve('catering', id, version)
    expect(await mailed()).toEqual(toFirm('Mutabakat onayınızı bekliyor'))
    await its.approve('corporate', id, version)
    expect(await mailed()).toEqual(toCatering('Mutabık kalındı'))
  })

  it('the owner of a company that it was deactivated and activated', async () => {
    const firm = await workplace('corporate', 'Firma')
    const setActive = async (is_active: boolean) =>
      product.call('changeCompany', {
        as: await administratorTokenOf(product, await appointAdministrator(product)),
        path: { companyId: firm.company.id },
        body: { is_active },
      })
    await setActive(false)
    expect(await mailed()).toEqual(toOwner(firm, 'Şirketiniz pasifleştirildi', 'general'))
    await setActive(true)
    expect(await mailed()).toEqual(toOwner(firm, 'Şirketiniz yeniden aktif', 'general'))
  })
})
