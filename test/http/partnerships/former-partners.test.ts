import { beforeEach, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { updateCompany } from '../../../src/core/companies/index.ts'
import { endPartnershipWhenDue, openPartnership } from '../../../src/core/partnerships/index.ts'
import { addDays, localDateAt, Transaction } from '../../../src/core/shared/index.ts'
import { createShift } from '../../../src/core/shifts/index.ts'
import { enrol, menu, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

/*
 * What two companies know of each other by rule P11: partners see the present, former partners the day their
 * partnership ended, others what an offer shows.
 */

const product = useProduct()

const start = '2026-11-11T09:00:00.000Z'
let number = 0
let firm: Workplace
let catering: Workplace
let buyer: string
let cook: string
let shiftId: string

const then = {
  phone: '02125550001',
  address: { street: 'Eski Sk. 1', district: 'Şişli', city: 'İstanbul', postalCode: '34360' },
}
const today = {
  phone: '02125559999',
  address: { street: 'Yeni Cd. 9', district: 'Bornova', city: 'İzmir', postalCode: '35000' },
}
const addressThen = { street: 'Eski Sk. 1', district: 'Şişli', city: 'İstanbul', postal_code: '34360' }
const addressToday = { street: 'Yeni Cd. 9', district: 'Bornova', city: 'İzmir', postal_code: '35000' }

const set = ({ company }: Workplace, changes: object) =>
  product.use(Transaction).run(() => product.use(updateCompany)({ companyId: company.id, actor: operator, changes }))
const plan = { startTime: '09:00', endTime: '17:00', days: [1, 2, 3, 4, 5, 6, 7], timezone: 'Europe/Istanbul' }

beforeEach(async () => {
  product.clock.set(start)
  firm = await createWorkplace(product, 'corporate', `Eski Ortak ${++number}`)
  catering = await createWorkplace(product, 'catering', `Eski Mutfak ${number}`)
  buyer = await tokenOf(product, firm.people.corporateOwner)
  cook = await tokenOf(product, catering.people.corporateOwner)
  await set(firm, then)
  await set(catering, then)
  const shift = { companyId: firm.company.id, actor: operator, plan: { ...plan, title: 'Eski Vardiya' } }
  shiftId = (await product.use(Transaction).run(() => product.use(createShift)(shift))).id
})

const inFirm = () => ({ type: 'corporate' as const, companyId: firm.company.id })
const inCatering = () => ({ type: 'catering' as const, companyId: catering.company.id })
const sendOffer = async () =>
  (
    await product.call('sendOffer', {
      as: buyer,
      path: inFirm(),
      body: { catering_id: catering.company.id, unit_price: 120, duration_months: 12 },
    })
  ).body.offer.id
const accept = (offerId: string) =>
  product.call('answerOffer', { as: cook, path: { ...inCatering(), offerId }, body: { action: 'accept' } })
const publish = async () => {
  const path = { cateringId: catering.company.id, corpId: firm.company.id }
  const item = { date: '2026-11-12', ...menu }
  await product.call('bulkUpsertMenuDays', { as: cook, path, body: { shift_id: shiftId, items: [item] } })
  const dates = { start_date: item.date, end_date: item.date }
  return product.call('publishMenuDays', { as: cook, path, body: { shift_id: shiftId, ...dates } })
}
/** Starts a partnership and publishes a menu. */
const agree = async (): Promise<string> => {
  const { offer } = (await accept(await sendOffer())).body
  expect((await publish()).status).toBe(200)
  return offer.partnership_id ?? ''
}
const end = async (partnershipId: string, effectiveDate?: string) => {
  const { termination_request: asked } = (
    await product.call('requestTermination', {
      as: buyer,
      path: inFirm(),
      body: {
        partnership_id: partnershipId,
        reason: 'pricing',
        ...(effectiveDate && { effective_date: effectiveDate }),
      },
    })
  ).body
  const path = { ...inCatering(), terminationId: asked.id }
  expect((await product.call('decideTermination', { as: cook, path, body: { action: 'approve' } })).status).toBe(200)
}
/** Moves and grows the companies, and renames the firm's shift. */
const goOn = async (...companies: Workplace[]) => {
  for (const one of companies.length > 0 ? companies : [firm, catering]) await set(one, today)
  for (const { company } of [firm, catering, firm]) await enrol(product, company, 'corporate1')
  await product.call('updateShift', {
    as: buyer,
    path: { companyId: firm.company.id, shiftId },
    body: { title: 'Yeni Vardiya', start_time: '08:00', end_time: '16:00', days: [1, 2] },
  })
}

const seenByCatering = async (partnershipId: string) => {
  const path = { ...inCatering(), partnershipId }
  const { partnership } = (await product.call('getPartnership', { as: cook, path })).body
  const listed = (await product.call('listOwnPartnerships', { as: cook, path: inCatering(), query: { status: 'all' } }))
    .body
  const { company, shift_titles: shifts } = listed.partnerships.find(({ id }) => id === partnershipId) ?? {}
  expect(company).toEqual(partnership.company)
  const { phone, address, employee_count: people, daily_average: average } = partnership.company
  return { phone, address, people, average, shifts }
}
const seenByFirm = async (partnershipId: string) => {
  const { partnership } = (await product.call('getPartnership', { as: buyer, path: { ...inFirm(), partnershipId } }))
    .body
  const { phone, address, employee_count: people } = partnership.company
  return { phone, address, people }
}
const cardFor = async (as: string, companyId: string, type: 'corporate' | 'catering') => {
  const { company } = (await product.call('getCompany', { as, path: { companyId } })).body
  const { companies } = (await product.call('listCompanies', { as, query: { type, search: company.name } })).body
  expect(companies.find(({ id }) => id === companyId)).toEqual(company)
  const { phone, address, employee_count: people, daily_average: average } = company
  return { phone, address, people, average }
}
const offerFor = async (offerId: string) => {
  const { company } = (await product.call('getReceivedOffer', { as: cook, path: { ...inCatering(), offerId } })).body
  const { phone, address, employee_count: people, daily_average: average } = company
  return { phone, address, people, average }
}
/** Everything the catering can read about others, as raw response text. */
const everythingForCatering = async (partnershipId: string, offerId: string) => {
  const as = cook
  const path = inCatering()
  const answers = await Promise.all([
    product.call('getPartnership', { as, path: { ...path, partnershipId } }),
    product.call('listOwnPartnerships', { as, path, query: { status: 'past' } }),
    product.call('listOwnPartnerships', { as, path, query: { status: 'all' } }),
    product.call('listPartnerships', { as, query: { catering_id: path.companyId } }),
    product.call('getReceivedOffer', { as, path: { ...path, offerId } }),
    product.call('listReceivedOffers', { as, path }),
    product.call('listTerminations', { as, path }),
    product.call('getCompany', { as, path: { companyId: firm.company.id } }),
    product.call('listCompanies', { as, query: { type: 'corporate', search: firm.company.name } }),
    product.call('getCateringDashboard', { as, path }),
    product.call('listAuditLogs', { as, path }),
  ])
  return JSON.stringify(answers.map(({ status, body }) => [status, body]))
}

const partner = { phone: then.phone, address: addressThen, people: 6 }
const nothing = { street: '', district: '', city: 'İzmir', postal_code: '' }

describe('partners', () => {
  it("see each other's current data", async () => {
    const partnershipId = await agree()
    await goOn()
    expect(await seenByCatering(partnershipId)).toEqual({
      phone: today.phone,
      address: addressToday,
      people: 8,
      average: 6,
      shifts: ['Yeni Vardiya'],
    })
    expect(await seenByFirm(partnershipId)).toEqual({ phone: today.phone, address: addressToday, people: 7 })
    expect(await cardFor(cook, firm.company.id, 'corporate')).toMatchObject({
      phone: today.phone,
      people: 8,
      average: 6,
    })
  })
})

describe('former partners', () => {
  it('still see the day their partnership ended, whatever has changed since', async () => {
    const partnershipId = await agree()
    await end(partnershipId)
    await goOn()
    expect(await seenByCatering(partnershipId)).toEqual({ ...partner, average: null, shifts: ['Eski Vardiya'] })
    expect(await seenByFirm(partnershipId)).toEqual(partner)
    expect(await cardFor(cook, firm.company.id, 'corporate')).toEqual({
      phone: null,
      address: nothing,
      people: 0,
      average: null,
    })
  })

  it('find nothing current in anything they can read', async () => {
    const partnershipId = await agree()
    await end(partnershipId)
    const offerId = await sendOffer()
    await goOn(firm)
    const seen = await everythingForCatering(partnershipId, offerId)
    const present = [today.phone, 'Yeni Cd. 9', 'Bornova', '35000', 'Yeni Vardiya']
    expect(present.filter((text) => seen.includes(text))).toEqual([])
    expect(seen).toContain('Eski Vardiya')
  })

  it('with an end date see current data until that day begins, and that day afterwards', async () => {
    const partnershipId = await agree()
    const last = addDays(localDateAt(product.clock.now(), 'Europe/Istanbul'), 10)
    await end(partnershipId, last)
    await goOn()
    expect(await seenByCatering(partnershipId)).toMatchObject({ phone: today.phone, people: 8 })
    product.clock.set(`${last}T09:00:00.000Z`)
    expect(await seenByCatering(partnershipId)).toEqual({
      phone: null,
      address: nothing,
      people: 0,
      average: null,
      shifts: [],
    })
    const pair = { cateringId: catering.company.id, partnerId: firm.company.id }
    await product.use(Transaction).run(() => product.use(endPartnershipWhenDue)(pair))
    await set(firm, then)
    await enrol(product, firm.company, 'individual')
    expect(await seenByCatering(partnershipId)).toEqual({
      phone: today.phone,
      address: addressToday,
      people: 8,
      average: null,
      shifts: ['Yeni Vardiya'],
    })
  })

  it('see the same after the firm was deactivated and reactivated', async () => {
    const partnershipId = await agree()
    await end(partnershipId)
    const before = await seenByCatering(partnershipId)
    await goOn()
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${firm.company.id}'`)
    await product.sql(`UPDATE companies SET is_active = true WHERE id = '${firm.company.id}'`)
    expect(await seenByCatering(partnershipId)).toEqual(before)
  })

  it('can also be a catering and its supplier, on both sides', async () => {
    const supplier = await createWorkplace(product, 'supplier', `Eski Toptancı ${number}`)
    await set(supplier, then)
    const seller = await tokenOf(product, supplier.people.corporateOwner)
    const { id: partnershipId } = await product
      .use(Transaction)
      .run(() => product.use(openPartnership)(catering.company, supplier.company))
    const ofSupplier = { type: 'supplier' as const, companyId: supplier.company.id }
    const { termination_request: asked } = (
      await product.call('requestTermination', {
        as: seller,
        path: ofSupplier,
        body: { partnership_id: partnershipId, reason: 'Depo kapandı', message: 'Depomuz kapandı.' },
      })
    ).body
    const path = { ...inCatering(), terminationId: asked.id }
    await product.call('decideTermination', { as: cook, path, body: { action: 'approve' } })
    await set(catering, today)
    await set(supplier, today)
    await enrol(product, supplier.company, 'corporate1')
    for (const [as, side] of [
      [cook, inCatering()],
      [seller, ofSupplier],
    ] as const) {
      const { partnership } = (await product.call('getPartnership', { as, path: { ...side, partnershipId } })).body
      const { phone, address, employee_count: people } = partnership.company
      expect({ phone, address, people }).toEqual(partner)
    }
  })
})

describe('an offer', () => {
  it('shows city, district and number of people as of the day it was sent, and no contact details', async () => {
    const offerId = await sendOffer()
    await goOn()
    const told = { phone: null, address: { ...nothing, city: 'İstanbul', district: 'Şişli' }, people: 6, average: null }
    expect(await offerFor(offerId)).toEqual(told)
    expect(await cardFor(cook, firm.company.id, 'corporate')).toMatchObject({
      phone: null,
      address: nothing,
      people: 0,
    })
    const path = { ...inCatering(), offerId }
    await product.call('answerOffer', { as: cook, path, body: { action: 'reject' } })
    expect(await offerFor(offerId)).toEqual(told)
  })

  it('opens current data when accepted, and closes it again when the partnership ends', async () => {
    const offerId = await sendOffer()
    const { offer } = (await accept(offerId)).body
    await goOn()
    expect(await offerFor(offerId)).toEqual({ phone: today.phone, address: addressToday, people: 8, average: 6 })
    await end(offer.partnership_id ?? '')
    expect(await offerFor(offerId)).toMatchObject({ phone: null, people: 6 })
  })
})

describe('strangers', () => {
  it('see where a firm is, and how to contact a catering', async () => {
    const other = await createWorkplace(product, 'catering', `Başka Mutfak ${number}`)
    const stranger = await tokenOf(product, other.people.corporateOwner)
    expect(await cardFor(stranger, firm.company.id, 'corporate')).toEqual({
      phone: null,
      address: { ...nothing, city: 'İstanbul' },
      people: 0,
      average: null,
    })
    expect(await cardFor(buyer, catering.company.id, 'catering')).toMatchObject({
      phone: then.phone,
      address: addressThen,
    })
    expect(await cardFor(buyer, firm.company.id, 'corporate')).toMatchObject({ phone: then.phone, people: 6 })
  })
})
