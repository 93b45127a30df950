import { describe, expect, it } from 'vitest'
import { agreeOnTerms, openPartnership, tellOfExpiringOffers } from '../../../src/core/partnerships/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { finishJobs } from '../../support/finished-jobs.ts'
import { inboxOf } from '../../support/inbox-of.ts'
import { createWorkplace, enrol, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })
let pairs = 0
const managers = ['corporate3', 'corporate4', 'corporateOwner'] as const

const pathOf = ({ company }: Workplace) => ({ type: company.type, companyId: company.id })
const newestOf = async ({ people }: Workplace) => (await inboxOf(product, people.corporateOwner))[0]
/** How often people of the company have been told so. */
const toldOf = async ({ company }: Workplace, title: string): Promise<number> =>
  (await product.sql(`SELECT 1 FROM notifications WHERE company_id = '${company.id}' AND title = '${title}'`)).length

/** A firm and a catering without a partnership, on 11 November. */
const strangers = async () => {
  product.clock.set('2026-11-11T09:00:00Z')
  const firm = await createWorkplace(product, 'corporate', `Firma ${++pairs}`)
  const catering = await createWorkplace(product, 'catering', `Yemek ${pairs}`)
  const send = async () =>
    (
      await product.call('sendOffer', {
        as: await tokenOf(product, firm.people.corporate3),
        path: pathOf(firm),
        body: { catering_id: catering.company.id, unit_price: 128.5, duration_months: 12 },
      })
    ).body.offer.id
  const withdraw = async (offerId: string) =>
    product.call('withdrawOffer', {
      as: await tokenOf(product, firm.people.corporate3),
      path: { ...pathOf(firm), offerId },
      body: { action: 'withdraw' },
    })
  const answer = async (offerId: string, action: 'accept' | 'reject') =>
    product.call('answerOffer', {
      as: await tokenOf(product, catering.people.corporate4),
      path: { ...pathOf(catering), offerId },
      body: { action },
    })
  return { firm, catering, send, withdraw, answer, firmName: firm.company.name, cateringName: catering.company.name }
}

const askToEnd = async (asking: Workplace, partnership_id: string, effective_date?: string) =>
  (
    await product.call('requestTermination', {
      as: await tokenOf(product, asking.people.corporate3),
      path: pathOf(asking),
      body: { partnership_id, reason: 'pricing', message: 'Fiyat arttı.', ...(effective_date && { effective_date }) },
    })
  ).body.termination_request.id
const decideEnd = async (by: Workplace, terminationId: string, action: 'approve' | 'reject' | 'withdraw') =>
  product.call('decideTermination', {
    as: await tokenOf(product, by.people.corporate4),
    path: { ...pathOf(by), terminationId },
    body: { action },
  })

describe('an offer', () => {
  it('is told to the active managers of its catering, once, without the price, and to nobody else', async () => {
    const { firm, catering, send, firmName } = await strangers()
    const former = await enrol(product, catering.company, 'corporate4', { isActive: false })
    await send()
    const told = ['Yeni teklif geldi', `${firmName} size teklif gönderdi. Son yanıt günü: 11 Aralık Cuma.`, 'offers']
    for (const role of managers) expect(await inboxOf(product, catering.people[role])).toEqual([told])
    for (const { id } of [
      former,
      catering.people.corporate1,
      catering.people.corporate2,
      ...Object.values(firm.people),
    ])
      expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${id}'`)).toEqual([])
  })

  it('to a partner is told as one of a new price', async () => {
    const { catering, send, answer, firmName } = await strangers()
    await answer(await send(), 'accept')
    await product.sql('UPDATE partnership_terms SET start_date = start_date - 30')
    await send()
    expect(await newestOf(catering)).toEqual([
      'Yeni fiyat teklifi geldi',
      `${firmName} yeni bir fiyat teklif etti. Son yanıt günü: 11 Aralık Cuma.`,
      'offers',
    ])
  })

  it('that is withdrawn is told once, whoever else tries to', async () => {
    const { catering, send, withdraw, firmName } = await strangers()
    const offer = await send()
    const statuses = await Promise.all([withdraw(offer), withdraw(offer), withdraw(offer)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await newestOf(catering)).toEqual([
      'Teklif geri çekildi',
      `${firmName} size gönderdiği teklifi geri çekti.`,
      'offers',
    ])
    expect(await toldOf(catering, 'Teklif geri çekildi')).toBe(managers.length)
  })

  it('that is accepted and withdrawn at the same time is told as what became of it', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const { firm, catering, send, withdraw, answer } = await strangers()
      const offer = await send()
      const [accepted, withdrawn] = await Promise.all([answer(offer, 'accept'), withdraw(offer)])
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409])
      expect([await toldOf(firm, 'Teklifiniz kabul edildi'), await toldOf(catering, 'Teklif geri çekildi')]).toEqual(
        accepted.status === 200 ? [managers.length, 0] : [0, managers.length],
      )
    }
  })

  it('that was agreed elsewhere is not told as one to answer', async () => {
    const { firm, catering } = await strangers()
    await product.use(Transaction).run(() =>
      product.use(agreeOnTerms)({
        corporateId: firm.company.id,
        cateringId: catering.company.id,
        actor: operator,
        unitPrice: 120,
        durationMonths: 12,
      }),
    )
    expect(await inboxOf(product, catering.people.corporateOwner)).toEqual([])
  })

  it('is told as expiring once, three days before its last day, unless it was answered', async () => {
    const title = 'Yanıtlamadığınız teklifin süresi doluyor'
    const [waiting, answered] = [await strangers(), await strangers()]
    await waiting.send()
    await answered.answer(await answered.send(), 'reject')
    const morning = async (date: string) => {
      product.clock.set(`${date}T05:00:00Z`)
      await product.use(Transaction).run(() => product.use(tellOfExpiringOffers)(undefined))
      await finishJobs(product, 'announceOfPartner')
      return [await toldOf(waiting.catering, title), await toldOf(answered.catering, title)]
    }
    expect(await morning('2026-12-07')).toEqual([0, 0])
    expect(await morning('2026-12-08')).toEqual([managers.length, 0])
    expect(await newestOf(waiting.catering)).toEqual([
      title,
      `${waiting.firmName} teklifine yanıtınızı bekliyor. Son yanıt günü: 11 Aralık Cuma.`,
      'offers',
    ])
    expect(await morning('2026-12-08')).toEqual([managers.length, 0])
    expect(await morning('2026-12-09')).toEqual([managers.length, 0])
  })

  it('that has expired before anybody was told is not told any more', async () => {
    const { catering, send } = await strangers()
    await send()
    product.clock.set('2026-12-11T09:00:00Z')
    await product.use(Transaction).run(() => product.use(tellOfExpiringOffers)(undefined))
    expect(await product.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'announceOfPartner'`)).toEqual(
      [],
    )
    expect(await inboxOf(product, catering.people.corporateOwner)).toHaveLength(1)
  })
})

describe('a request to end a partnership', () => {
  it('is told to the other side with the day, or that approval ends it at once, and so is that it was withdrawn', async () => {
    const { firm, catering, send, answer, firmName, cateringName } = await strangers()
    const partnership = (await answer(await send(), 'accept')).body.offer.partnership_id ?? ''
    const dated = await askToEnd(firm, partnership, '2026-11-30')
    expect(await newestOf(catering)).toEqual([
      'Fesih talebi geldi',
      `${firmName} ortaklığı sona erdirmek istiyor. İstediği fesih günü: 30 Kasım Pazartesi. Yanıtınızı bekliyor.`,
      'terminations',
    ])
    await decideEnd(firm, dated, 'withdraw')
    expect(await newestOf(catering)).toEqual([
      'Fesih talebi geri çekildi',
      `${firmName} fesih talebini geri çekti. Ortaklık devam ediyor.`,
      'terminations',
    ])
    await askToEnd(catering, partnership)
    expect(await newestOf(firm)).toEqual([
      'Fesih talebi geldi',
      `${cateringName} ortaklığı sona erdirmek istiyor. Onaylarsanız ortaklık hemen sona erer. Yanıtınızı bekliyor.`,
      'terminations',
    ])
    expect(await toldOf(firm, 'Fesih talebi geldi')).toBe(managers.length)
  })

  it('leads a catering to the requests of its suppliers, and a supplier to those of its caterings', async () => {
    const { catering } = await strangers()
    const supplier = await createWorkplace(product, 'supplier', `Gıda ${pairs}`)
    const { id } = await product
      .use(Transaction)
      .run(() =>
        product.use(openPartnership)(
          { id: catering.company.id, type: 'catering' },
          { id: supplier.company.id, type: 'supplier' },
        ),
      )
    await decideEnd(supplier, await askToEnd(supplier, id), 'withdraw')
    expect((await newestOf(catering))?.[2]).toBe('supply_terminations')
    await askToEnd(catering, id)
    expect((await newestOf(supplier))?.[2]).toBe('terminations')
  })

  it('that is approved and withdrawn at the same time is told as what became of it', async () => {
    const { firm, catering, send, answer } = await strangers()
    const partnership = (await answer(await send(), 'accept')).body.offer.partnership_id ?? ''
    const request = await askToEnd(firm, partnership)
    const [approved, withdrawn] = await Promise.all([
      decideEnd(catering, request, 'approve'),
      decideEnd(firm, request, 'withdraw'),
    ])
    expect([approved.status, withdrawn.status].sort()).toEqual([200, 409])
    expect([
      await toldOf(firm, 'Fesih talebiniz onaylandı'),
      await toldOf(catering, 'Fesih talebi geri çekildi'),
    ]).toEqual(approved.status === 200 ? [managers.length, 0] : [0, managers.length])
  })
})
