import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Tokens } from '../../../src/core/access/index.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { sendEmails } from '../../../src/core/emails/index.ts'
import {
  announceDrafts,
  announceMenu,
  announceOrder,
  type OrderNews,
  PushDevices,
  tellOfPartner,
} from '../../../src/core/notifications/index.ts'
import { Ids, Transaction } from '../../../src/core/shared/index.ts'
import { type MailServer, startMailServer, textOf } from '../../support/mail-server.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { createWorkplace, type Person, tokenOf, type Workplace } from '../../support/world.ts'

let server: MailServer
let product: Product
let firm: Workplace
let catering: Workplace
let supplier: Workplace
beforeAll(async () => {
  server = await startMailServer()
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Tabldot <tabldot@yemek.example>',
    PUBLIC_URL: 'https://yemek.example',
  }
  product = await startProduct({ env })
  firm = await createWorkplace(product, 'corporate', 'Örnek Metal')
  catering = await createWorkplace(product, 'catering', 'Lezzet Yemek')
  supplier = await createWorkplace(product, 'supplier', 'Bereket Gıda')
  for (const { people } of [firm, catering, supplier])
    for (const person of [people.corporateOwner, people.individual]) await confirm(person)
})
afterAll(async () => {
  await product?.stop()
  await server?.close()
})
beforeEach(() => product.sql('TRUNCATE emails CASCADE'))

const addressOf = ({ id }: Person) => `kisi-${id}@ornek.com`
const confirm = async (person: Person) => {
  await product.sql(`UPDATE users SET email = '${addressOf(person)}' WHERE id = '${person.id}'`)
  await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
}
const inTransaction = <T>(work: () => Promise<T>) => product.use(Transaction).run(work)
/** Kinds of the mails that were queued for people of the company. */
const mailsOf = async ({ company }: Workplace) =>
  (await product.sql(`SELECT user_id, kind FROM emails WHERE company_id = '${company.id}' ORDER BY kind`)).map(
    ({ user_id, kind }) => [user_id, kind],
  )

describe('news by mail', () => {
  it('of an offer and of statements goes to managers with a confirmed address, as mail of its kind', async () => {
    const owner = catering.people.corporateOwner.id
    await product.call('sendOffer', {
      as: await tokenOf(product, firm.people.corporate3),
      path: { companyId: firm.company.id },
      body: { catering_id: catering.company.id, unit_price: 120, duration_months: 12 },
    })
    expect(await mailsOf(catering)).toEqual([[owner, 'contracts']])
    const period = { first: '2026-10-01', last: '2026-10-31' }
    const of = { companyId: catering.company.id, partnerName: 'Örnek Metal', page: 'statements' as const }
    await inTransaction(() => product.use(tellOfPartner)({ ...of, event: 'correctionProposed', day: null, period }))
    await inTransaction(() =>
      product.use(announceDrafts)({
        id: product.use(Ids).next(),
        companyId: catering.company.id,
        partnerNames: ['Örnek Metal'],
        period,
      }),
    )
    expect(await mailsOf(catering)).toEqual([
      [owner, 'contracts'],
      [owner, 'statements'],
    ])
    expect(await mailsOf(firm)).toEqual([])
  })

  it('of many orders of one morning is one mail, and jobs that run again add nothing to it', async () => {
    const made = await product.call('createProduct', {
      as: await tokenOf(product, supplier.people.corporate3),
      path: { companyId: supplier.company.id },
      body: { name: 'Pirinç', description: 'Baldo', unit_price: 10, stock_quantity: 500, unit_type: 'kg' },
    })
    const as = await tokenOf(product, catering.people.corporate3)
    for (let order = 0; order < 5; order++)
      await product.call('placeOrder', {
        as,
        path: { companyId: catering.company.id, supplierId: supplier.company.id },
        body: { items: [{ product_id: made.body.product.id, quantity: 2 }] },
      })
    const waiting = await product.sql(`
      SELECT j.payload
      FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'announceOrder'`)
    expect(waiting).toHaveLength(5)
    for (const { payload } of [...waiting, ...waiting])
      await inTransaction(() => product.use(announceOrder)(payload as OrderNews))
    const { corporateOwner: owner } = supplier.people
    expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${owner.id}'`)).toHaveLength(5)
    await product.use(sendEmails)({})
    const mails = server.received.filter(({ to }) => to === addressOf(owner))
    expect(mails).toHaveLength(1)
    const text = mails.map(textOf).join('')
    for (const number of [1001, 1002, 1003, 1004, 1005]) expect(text).toContain(`S-${number}`)
  })

  it('of a company that was closed reaches its managers, who cannot sign in', async () => {
    const closed = await createWorkplace(product, 'corporate', 'Kapanan Firma')
    await confirm(closed.people.corporateOwner)
    await inTransaction(() =>
      product.use(setCompanyActivity)({ companyId: closed.company.id, actor: operator, isActive: false }),
    )
    await product.use(sendEmails)({})
    expect(server.received.filter(({ to }) => to === addressOf(closed.people.corporateOwner))).toHaveLength(1)
  })

  it('of a menu goes only to who wants it and has no device for it', async () => {
    const { individual: eater } = firm.people
    const publish = () =>
      inTransaction(() =>
        product.use(announceMenu)({
          id: product.use(Ids).next(),
          companyId: firm.company.id,
          cateringId: catering.company.id,
          dates: ['2026-11-30'],
        }),
      )
    const afresh = () => product.sql('TRUNCATE emails CASCADE; UPDATE notifications SET read_at = now()')
    await publish()
    expect(await mailsOf(firm)).toEqual([])
    await product.sql(`INSERT INTO email_switches (company_id, user_id, kind, is_on)
      VALUES ('${firm.company.id}', '${eater.id}', 'menus', true)`)
    await afresh()
    await publish()
    expect(await mailsOf(firm)).toEqual([[eater.id, 'menus']])
    const token = await tokenOf(product, eater, 'individual')
    await product.use(PushDevices).keep({
      id: product.use(Ids).next(),
      companyId: firm.company.id,
      userId: eater.id,
      tokenHash: product.use(Tokens).hashOf(token),
      target: { endpoint: 'https://push.example/1', p256dh: 'anahtar', auth: 'sir' },
      createdAt: product.clock.now(),
    })
    await afresh()
    await publish()
    expect(await mailsOf(firm)).toEqual([])
  })
})
