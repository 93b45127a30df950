import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, homeTimezone, localDateAt } from '../../../src/core/shared/index.ts'
import { logOf } from '../../support/log-of.ts'
import { useProduct } from '../../support/use-product.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct()
let catering: Workplace
let stranger: Workplace
beforeAll(async () => {
  catering = await createWorkplace(product, 'catering', 'Deniz Sofrası')
  stranger = await createWorkplace(product, 'catering', 'Başka Mutfak')
})

let firms = 0
const newFirm = () => createWorkplace(product, 'corporate', `Soran Firma ${++firms}`)
const today = () => localDateAt(product.clock.now(), homeTimezone)

const lunch = { portions: 150, weekdays: [5, 1, 2, 3, 4] }
const ask = async ({ company, people }: Workplace, more: object = {}, of = catering) =>
  product.call('requestPrice', {
    as: await tokenOf(product, people.corporate3),
    path: { companyId: company.id },
    body: { catering_id: of.company.id, servings: { lunch }, ...more },
  })
const asked = async (firm: Workplace) => (await ask(firm)).body.price_request.id
const answer = async (
  priceRequestId: string,
  body: { action: 'answer' | 'decline'; unit_price?: number; note?: string },
  { company, people } = catering,
) =>
  product.call('answerPriceRequest', {
    as: await tokenOf(product, people.corporate3),
    path: { companyId: company.id, priceRequestId },
    body,
  })
const withdraw = async ({ company, people }: Workplace, priceRequestId: string) =>
  product.call('withdrawPriceRequest', {
    as: await tokenOf(product, people.corporate3),
    path: { companyId: company.id, priceRequestId },
    body: { action: 'withdraw' },
  })
const sentBy = async ({ company, people }: Workplace) =>
  (
    await product.call('listSentPriceRequests', {
      as: await tokenOf(product, people.corporate1),
      path: { companyId: company.id },
    })
  ).body.price_requests
const receivedBy = async ({ company, people }: Workplace) =>
  (
    await product.call('listReceivedPriceRequests', {
      as: await tokenOf(product, people.corporate1),
      path: { companyId: company.id },
    })
  ).body.price_requests
const waitingAt = async ({ company, people }: Workplace) =>
  (
    await product.call('countWaiting', {
      as: await tokenOf(product, people.corporate3),
      path: { type: company.type, companyId: company.id },
    })
  ).body.received_price_requests
const waitingOnOverview = async ({ company, people }: Workplace) =>
  (
    await product.call('getCateringDashboard', {
      as: await tokenOf(product, people.corporate3),
      path: { companyId: company.id },
    })
  ).body.needs?.waiting_price_requests
const titlesAt = async ({ company }: Workplace) =>
  (
    await product.sql(
      `SELECT DISTINCT title, created_at FROM notifications WHERE company_id = '${company.id}' ORDER BY created_at`,
    )
  ).map(({ title }) => title)

describe('a request for a price', () => {
  it('is asked, answered and told on both sides, without binding anybody', async () => {
    const firm = await newFirm()
    const start_date = addDays(today(), 30)
    const sent = await ask(firm, { start_date, message: ' Vejetaryen de olsun. ' })
    expect(sent.status).toBe(201)
    expect(sent.body.price_request).toMatchObject({
      status: 'sent',
      servings: { lunch: { portions: 150, weekdays: [1, 2, 3, 4, 5] } },
      start_date,
      message: 'Vejetaryen de olsun.',
      unit_price: null,
      asked_by_name: 'Deneme corporate3',
      other_company: { id: catering.company.id, name: 'Deniz Sofrası' },
    })
    const { id } = sent.body.price_request
    expect(await receivedBy(catering)).toMatchObject([
      { id, status: 'sent', asked_by_name: null, other_company: { name: firm.company.name } },
    ])
    expect([await waitingAt(catering), await waitingOnOverview(catering), await waitingAt(firm)]).toEqual([1, 1, 0])
    expect(await titlesAt(catering)).toEqual(['Fiyatınız soruldu'])

    const answered = await answer(id, { action: 'answer', unit_price: 128.5, note: ' Ekmek dahil. ' })
    expect(answered.body.price_request).toMatchObject({ status: 'answered', unit_price: 128.5, note: 'Ekmek dahil.' })
    expect(await sentBy(firm)).toMatchObject([{ id, status: 'answered', unit_price: 128.5, note: 'Ekmek dahil.' }])
    expect([await waitingAt(catering), await waitingOnOverview(catering)]).toEqual([0, 0])
    expect(await titlesAt(firm)).toEqual(['Fiyat sorunuz yanıtlandı'])
    expect((await logOf(product, firm.company.id)).slice(-2)).toMatchObject([
      { description: 'Deniz Sofrası şirketine öğün fiyatı soruldu' },
      { description: 'Deniz Sofrası öğün fiyatını bildirdi (128,50\u00a0₺)' },
    ])
    expect((await logOf(product, catering.company.id)).at(-1)).toMatchObject({
      description: `${firm.company.name} şirketine öğün fiyatı bildirildi (128,50\u00a0₺)`,
    })
    expect(await product.sql(`SELECT 1 FROM partnerships WHERE partner_id = '${firm.company.id}'`)).toEqual([])
  })

  it('waits once for a pair, also with two at once, and can be asked again after it was withdrawn', async () => {
    const firm = await newFirm()
    const both = await Promise.all([ask(firm), ask(firm)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe('price_request.already_waiting')
    const [first] = await sentBy(firm)
    expect((await withdraw(firm, first?.id ?? '')).body.price_request.status).toBe('withdrawn')
    expect((await answer(first?.id ?? '', { action: 'decline' })).problem.code).toBe('price_request.withdrawn')
    expect((await ask(firm)).status).toBe(201)
  })

  it('is settled by one of two answers at once', async () => {
    const firm = await newFirm()
    const id = await asked(firm)
    const both = await Promise.all([
      answer(id, { action: 'answer', unit_price: 100 }),
      answer(id, { action: 'decline', note: 'Yerimiz yok.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await withdraw(firm, id)).problem.code).toBe('price_request.settled')
  })

  it('expires after 14 days, and then blocks no new one', async () => {
    const firm = await newFirm()
    const id = await asked(firm)
    const before = await waitingAt(catering)
    await product.sql(`UPDATE price_requests SET created_at = created_at - interval '14 days' WHERE id = '${id}'`)
    expect(await sentBy(firm)).toMatchObject([{ id, status: 'expired', settled_at: null }])
    expect(await waitingAt(catering)).toBe(before - 1)
    expect((await answer(id, { action: 'answer', unit_price: 90 })).problem.code).toBe('price_request.expired')
    expect((await ask(firm)).status).toBe(201)
    expect((await sentBy(firm)).map(({ status }) => status)).toEqual(['sent', 'expired'])
  })

  it('is refused without a sensible price, meal or day', async () => {
    const firm = await newFirm()
    for (const start_date of [addDays(today(), -1), addDays(today(), 367)])
      expect((await ask(firm, { start_date })).problem.code).toBe('price_request.start_invalid')
    for (const servings of [{}, { brunch: lunch }, { lunch: { ...lunch, portions: 0 } }, { lunch: { portions: 5 } }])
      expect((await ask(firm, { servings })).status).toBe(400)
    const id = await asked(firm)
    for (const unit_price of [undefined, 0, 1.005])
      expect(
        (await answer(id, { action: 'answer', ...(unit_price !== undefined && { unit_price }) })).problem.code,
      ).toBe('offer.price_invalid')
    expect((await answer(id, { action: 'decline' })).status).toBe(200)
  })

  it('concerns its two companies alone', async () => {
    const [firm, other] = [await newFirm(), await newFirm()]
    const id = await asked(firm)
    const foreign = [await answer(id, { action: 'decline' }, stranger), await withdraw(other, id)]
    expect(foreign.map(({ status, problem }) => [status, problem.code])).toEqual([
      [404, 'price_request.missing'],
      [404, 'price_request.missing'],
    ])
    expect([await receivedBy(stranger), await sentBy(other)]).toEqual([[], []])
    expect((await ask(firm, {}, other)).problem.code).toBe('offer.catering_missing')
  })
})
