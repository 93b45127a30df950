import { describe, expect, it, vi } from 'vitest'
import { endPartnershipWhenDue, openPartnership } from '../../../src/core/partnerships/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

let number = 0
/** A firm and a catering that do not know each other yet, each represented by a manager. */
const twoCompanies = async () => {
  const [firm, catering] = [
    await createWorkplace(product, 'corporate', `Firma ${++number}`),
    await createWorkplace(product, 'catering', `Yemek ${number}`),
  ]
  const buyer = await tokenOf(product, firm.people.corporate3)
  const cook = await tokenOf(product, catering.people.corporate4)
  const firmPath = { companyId: firm.company.id }
  const cookPath = { companyId: catering.company.id }
  const send = (body: object = {}) =>
    product.call('sendOffer', {
      as: buyer,
      path: firmPath,
      body: { catering_id: catering.company.id, unit_price: 128.5, duration_months: 12, ...body },
    })
  const answer = (offerId: string, action: 'accept' | 'reject') =>
    product.call('answerOffer', { as: cook, path: { ...cookPath, offerId }, body: { action } })
  const withdraw = (offerId: string) =>
    product.call('withdrawOffer', { as: buyer, path: { ...firmPath, offerId }, body: { action: 'withdraw' } })
  const agree = async (body: object = {}) => {
    const { offer } = (await send(body)).body
    return (await answer(offer.id, 'accept')).body.offer
  }
  const terminate = (by: 'corporate' | 'catering', partnership_id: string, more: object = {}) =>
    product.call('requestTermination', {
      as: by === 'corporate' ? buyer : cook,
      path: { type: by, ...(by === 'corporate' ? firmPath : cookPath) },
      body: { partnership_id, reason: 'pricing', message: 'Fiyat arttı.', ...more },
    })
  const decide = (by: 'corporate' | 'catering', terminationId: string, action: 'approve' | 'reject' | 'withdraw') =>
    product.call('decideTermination', {
      as: by === 'corporate' ? buyer : cook,
      path: { type: by, ...(by === 'corporate' ? firmPath : cookPath), terminationId },
      body: { action },
    })
  const partnership = async (partnershipId: string, by: 'corporate' | 'catering' = 'corporate') =>
    (
      await product.call('getPartnership', {
        as: by === 'corporate' ? buyer : cook,
        path: { type: by, ...(by === 'corporate' ? firmPath : cookPath), partnershipId },
      })
    ).body.partnership
  const logOf = async (by: 'corporate' | 'catering') =>
    (
      await product.call('listAuditLogs', {
        as: by === 'corporate' ? buyer : cook,
        path: { type: by, ...(by === 'corporate' ? firmPath : cookPath) },
        query: { log_type: 'COMPANY_UPDATED' },
      })
    ).body.logs.map(({ description, actor_name }) => [description, actor_name])
  return {
    firm,
    catering,
    buyer,
    cook,
    firmPath,
    cookPath,
    send,
    answer,
    withdraw,
    agree,
    terminate,
    decide,
    partnership,
    logOf,
  }
}

const codes = (...replies: { status: number; problem?: { code: string } | undefined }[]) =>
  replies.map(({ status, problem }) => (status < 300 ? status : problem?.code))

describe('an offer', () => {
  it('opens the partnership at its price when accepted, and both logs say so', async () => {
    const { send, answer, partnership, logOf, firm, catering } = await twoCompanies()
    const sent = await send({ unit_price: 118.05, message: ' Üç vardiya ' })
    expect([sent.status, sent.body.offer]).toMatchObject([
      201,
      { status: 'sent', unit_price: 118.05, duration_months: 12, message: 'Üç vardiya', is_renewal: false },
    ])
    expect(sent.body.offer.expires_at).toBe('2026-12-11T09:00:00.000Z')
    const accepted = (await answer(sent.body.offer.id, 'accept')).body.offer
    expect(accepted).toMatchObject({ status: 'accepted', start_date: '2026-11-11', end_date: '2027-11-10' })
    for (const by of ['corporate', 'catering'] as const) {
      const { contract, terms, is_active } = await partnership(accepted.partnership_id ?? '', by)
      expect([is_active, contract.status, contract.unit_price, contract.end_date, contract.days_left]).toEqual([
        true,
        'running',
        118.05,
        '2027-11-10',
        364,
      ])
      expect(terms).toEqual([
        {
          offer_id: accepted.id,
          unit_price: 118.05,
          start_date: '2026-11-11',
          end_date: '2027-11-10',
          valid_until: null,
          vat_rate: 10,
          period: 'month',
          minimum: null,
        },
      ])
    }
    expect((await logOf('corporate')).slice(0, 2)).toEqual([
      [
        `${catering.company.name} teklifinizi kabul etti (118,05\u00a0₺, 12\u00a0ay, 11.11.2026–10.11.2027)`,
        catering.company.name,
      ],
      [`${catering.company.name} şirketine teklif gönderildi (118,05\u00a0₺, 12\u00a0ay)`, 'Deneme corporate3'],
    ])
    expect((await logOf('catering')).slice(0, 2)).toEqual([
      [
        `${firm.company.name} şirketinin teklifi kabul edildi (118,05\u00a0₺, 12\u00a0ay, 11.11.2026–10.11.2027)`,
        'Deneme corporate4',
      ],
      [`${firm.company.name} teklif gönderdi (118,05\u00a0₺, 12\u00a0ay)`, firm.company.name],
    ])
  })

  it("shows its sender's name only to their own company", async () => {
    const { send, buyer, cook, firmPath, cookPath } = await twoCompanies()
    const { id: offerId } = (await send()).body.offer
    const own = await product.call('getSentOffer', { as: buyer, path: { ...firmPath, offerId } })
    const received = await product.call('getReceivedOffer', { as: cook, path: { ...cookPath, offerId } })
    expect([own.body.offer.sent_by_name, received.body.offer.sent_by_name]).toEqual(['Deneme corporate3', null])
  })

  it.each([0, 0.001, 128.505, 1_000_000.01])('with the price %d is refused', async (unit_price) => {
    const { send } = await twoCompanies()
    const { status, problem } = await send({ unit_price })
    expect([400, 422]).toContain(status)
    if (status === 422) expect(problem.detail).toBe('Lütfen geçerli bir birim fiyat girin.')
  })

  it('waits one at a time, can be withdrawn, and expires after thirty days', async () => {
    const { send, answer, withdraw, firmPath } = await twoCompanies()
    const first = (await send()).body.offer
    expect(codes(await send())).toEqual(['offer.already_waiting'])
    expect((await withdraw(first.id)).body.offer.status).toBe('withdrawn')
    expect(codes(await withdraw(first.id), await answer(first.id, 'accept'))).toEqual([
      'offer.withdrawn',
      'offer.withdrawn',
    ])

    const second = (await send()).body.offer
    product.clock.set('2026-12-11T09:00:00Z')
    const later = await ownerOf(firmPath.companyId)
    const list = await product.call('listSentOffers', { as: later, path: firmPath })
    expect([list.body.counts, list.body.offers.map(({ status }) => status)]).toEqual([
      { all: 2, waiting: 0, accepted: 0, rejected: 0, other: 2 },
      ['expired', 'withdrawn'],
    ])
    const again = await product.call('sendOffer', {
      as: later,
      path: firmPath,
      body: { catering_id: second.catering_id, unit_price: 130, duration_months: 3 },
    })
    expect(again.status).toBe(201)
    product.clock.set(wednesdayNoon)
  })

  it('can only be withdrawn by its sender and answered by its receiver', async () => {
    const one = await twoCompanies()
    const other = await twoCompanies()
    const { id: offerId } = (await one.send()).body.offer
    expect(codes(await other.answer(offerId, 'accept'), await other.withdraw(offerId))).toEqual([
      'offer.missing',
      'offer.missing',
    ])
  })
})

/** A new session of the company's owner. */
const ownerOf = async (companyId: string): Promise<string> => {
  const [owner] = await product.sql(
    `SELECT id FROM users WHERE company_id = '${companyId}' AND role = 'corporateOwner'`,
  )
  return tokenOf(product, { id: owner?.['id'] as string, companyId })
}

describe('an offer to an active partner', () => {
  it('adds terms from its start date and keeps the prices of earlier days', async () => {
    const { agree, partnership, send } = await twoCompanies()
    const first = await agree({ unit_price: 119 })
    const renewal = await agree({ unit_price: 142, start_date: '2027-01-01', duration_months: 6 })
    expect(renewal).toMatchObject({
      is_renewal: true,
      previous_price: 119,
      partnership_id: first.partnership_id,
      start_date: '2027-01-01',
      end_date: '2027-06-30',
    })
    const { terms, contract } = await partnership(first.partnership_id ?? '')
    expect(terms.map(({ unit_price, start_date, valid_until }) => [unit_price, start_date, valid_until])).toEqual([
      [142, '2027-01-01', null],
      [119, '2026-11-11', '2026-12-31'],
    ])
    expect(contract).toMatchObject({ unit_price: 119, next_price: 142, next_price_from: '2027-01-01' })
    expect(codes(await send({ start_date: '2027-01-01' }), await send({ start_date: '2026-11-10' }))).toEqual([
      'offer.terms_begin_later',
      'offer.start_invalid',
    ])
  })

  it('keeps the settlement of the latest terms where it says nothing else', async () => {
    const { agree, partnership } = await twoCompanies()
    const minimum = { portions: 150, weekdays: [3, 1, 2] }
    const first = await agree({ vat_rate: 20, period: 'half_month', minimum })
    expect(first).toMatchObject({ vat_rate: 20, period: 'half_month', minimum: { portions: 150, weekdays: [1, 2, 3] } })
    await agree({ start_date: '2027-01-01', vat_rate: 1 })
    await agree({ start_date: '2027-06-01', minimum: null, period: 'week' })
    const { terms } = await partnership(first.partnership_id ?? '')
    expect(terms.map(({ vat_rate, period, minimum }) => [vat_rate, period, minimum?.portions])).toEqual([
      [1, 'week', undefined],
      [1, 'half_month', 150],
      [20, 'half_month', 150],
    ])
  })

  it.each([
    { vat_rate: 18 },
    { period: 'year' },
    { minimum: { portions: 0, weekdays: [1] } },
    { minimum: { portions: 10, weekdays: [] } },
    { minimum: { portions: 10, weekdays: [8] } },
  ])('with the settlement %j is refused', async (body) => {
    const { send } = await twoCompanies()
    expect(codes(await send(body))).toEqual(['request.invalid'])
  })

  it('starts on the day of acceptance if its start date has passed', async () => {
    const { agree, send, catering, cookPath } = await twoCompanies()
    await agree()
    const { offer } = (await send({ unit_price: 150, start_date: '2026-11-20' })).body
    product.clock.set('2026-12-01T09:00:00Z')
    const as = await tokenOf(product, catering.people.corporate4)
    const accepted = await product.call('answerOffer', {
      as,
      path: { ...cookPath, offerId: offer.id },
      body: { action: 'accept' },
    })
    product.clock.set(wednesdayNoon)
    expect(accepted.body.offer).toMatchObject({ start_date: '2026-12-01', end_date: '2027-11-30' })
  })

  it('cannot have a start date before there is a partnership', async () => {
    const { send } = await twoCompanies()
    expect(codes(await send({ start_date: '2027-01-01' }))).toEqual(['offer.start_without_partnership'])
  })

  it('cannot be accepted while a termination is pending, and is withdrawn when the partnership ends', async () => {
    const { agree, send, answer, terminate, decide } = await twoCompanies()
    const { partnership_id } = await agree()
    const { offer } = (await send({ start_date: '2027-01-01' })).body
    const { termination_request: request } = (await terminate('catering', partnership_id ?? '')).body
    expect(codes(await answer(offer.id, 'accept'))).toEqual(['termination.already_pending'])
    expect((await decide('corporate', request.id, 'approve')).status).toBe(200)
    expect(codes(await answer(offer.id, 'accept'))).toEqual(['offer.withdrawn'])
    expect((await send()).status).toBe(201)
  })
})

describe('a termination', () => {
  it.each([
    ['corporate', { reason: '' }, 'termination.corporate_reason_missing'],
    ['corporate', { reason: 'menu_variety' }, 'termination.corporate_reason_missing'],
    ['catering', { reason: ' ' }, 'termination.catering_reason_missing'],
    ['catering', { reason: 'hygiene_standards', message: ' ' }, 'termination.message_missing'],
    ['corporate', { effective_date: '2026-11-11' }, 'termination.date_invalid'],
    ['corporate', { effective_date: '2027-02-10' }, 'termination.date_invalid'],
  ] as const)('requested by a %s with %j is refused', async (by, more, code) => {
    const { agree, terminate } = await twoCompanies()
    const { partnership_id } = await agree()
    expect(codes(await terminate(by, partnership_id ?? '', more))).toEqual([code])
  })

  it('is decided only by the other side, and withdrawn only by the side that requested it', async () => {
    const { agree, terminate, decide, partnership, buyer, firmPath, cook, cookPath } = await twoCompanies()
    const { partnership_id } = await agree()
    const id = partnership_id ?? ''
    const { termination_request: request } = (await terminate('corporate', id, { message: undefined })).body
    expect(request).toMatchObject({ requested_by: 'corporate', is_own: true, status: 'pending', message: '' })
    expect(codes(await terminate('catering', id))).toEqual(['termination.already_pending'])
    expect(
      codes(await decide('corporate', request.id, 'approve'), await decide('catering', request.id, 'withdraw')),
    ).toEqual(['termination.own', 'termination.not_own'])
    expect((await decide('corporate', request.id, 'withdraw')).body.termination_request.status).toBe('withdrawn')
    const { termination_request: second } = (await terminate('catering', id, { reason: 'menu_variety' })).body
    const seen = await product.call('listTerminations', {
      as: buyer,
      path: { type: 'corporate', ...firmPath },
      query: { request_type: 'received' },
    })
    expect(seen.body.termination_requests).toMatchObject([{ id: second.id, is_own: false, asked_by_name: null }])
    const counts = await product.call('countWaiting', { as: buyer, path: { type: 'corporate', ...firmPath } })
    const others = await product.call('countWaiting', { as: cook, path: { type: 'catering', ...cookPath } })
    expect([counts.body, others.body]).toMatchObject([
      { received_terminations: 1, sent_terminations: 0 },
      { received_terminations: 0, sent_terminations: 1 },
    ])
    await decide('corporate', second.id, 'reject')
    expect(codes(await decide('corporate', second.id, 'approve'))).toEqual(['termination.decided'])
    expect((await partnership(id)).contract.status).toBe('running')
  })

  it('ends the partnership for both when approved, and both can still read its history', async () => {
    const { agree, terminate, decide, partnership, catering, cook, cookPath, firm, buyer, firmPath } =
      await twoCompanies()
    const { partnership_id } = await agree()
    const id = partnership_id ?? ''
    const { termination_request: request } = (await terminate('catering', id, { reason: 'hygiene_standards' })).body
    const { termination_request: approved } = (await decide('corporate', request.id, 'approve')).body
    expect(approved.termination_details).toEqual({
      terminated_at: wednesdayNoon.replace('Z', '.000Z'),
      terminated_by: catering.company.name,
      final_reason: 'hygiene_standards',
    })
    for (const by of ['corporate', 'catering'] as const) {
      const { is_active, contract, terms, termination } = await partnership(id, by)
      expect([is_active, contract.status, terms.length, termination?.status]).toEqual([false, 'ended', 1, 'approved'])
    }
    const kitchen = await product.call('listKitchenShifts', {
      as: cook,
      path: { cateringId: cookPath.companyId, corpId: firm.company.id },
    })
    expect(kitchen.status).toBe(403)
    expect(codes(await terminate('corporate', id))).toEqual(['partnership.ended'])
    const past = await product.call('listOwnPartnerships', {
      as: buyer,
      path: { type: 'corporate', ...firmPath },
      query: { status: 'past' },
    })
    expect(past.body.partnerships.map(({ company }) => company.name)).toEqual([catering.company.name])
  })

  it("between a catering and a supplier requires a reason in one's own words", async () => {
    const [catering, supplier] = [
      await createWorkplace(product, 'catering', `Yemek ${++number}`),
      await createWorkplace(product, 'supplier', `Gıda ${number}`),
    ]
    const { id: partnership_id } = await product.use(openPartnership)(catering.company, supplier.company)
    const ask = async (of: Workplace, body: { reason: string; message?: string }) =>
      product.call('requestTermination', {
        as: await tokenOf(product, of.people.corporate3),
        path: { type: of.company.type, companyId: of.company.id },
        body: { partnership_id, ...body },
      })
    expect(
      codes(await ask(catering, { reason: ' ', message: 'x' }), await ask(supplier, { reason: 'Ödeme', message: '' })),
    ).toEqual(['termination.supply_reason_missing', 'termination.message_missing'])
    const { termination_request: request } = (await ask(supplier, { reason: 'Ödeme gecikti', message: 'Üç aydır.' }))
      .body
    const cook = await tokenOf(product, catering.people.corporate4)
    const path = { type: 'catering', companyId: catering.company.id } as const
    const listed = async (partnership_type: 'all' | 'catering' | 'supplier') =>
      (await product.call('listTerminations', { as: cook, path, query: { partnership_type } })).body.total
    expect([await listed('all'), await listed('catering'), await listed('supplier')]).toEqual([1, 0, 1])
    expect((await product.call('countWaiting', { as: cook, path })).body).toMatchObject({
      received_terminations: 1,
      received_supplier_terminations: 1,
    })
    const decided = await product.call('decideTermination', {
      as: cook,
      path: { ...path, terminationId: request.id },
      body: { action: 'approve' },
    })
    expect(decided.body.termination_request).toMatchObject({
      status: 'approved',
      requested_by: 'supplier',
      partnership_type: 'supplier',
      termination_details: { final_reason: 'Ödeme gecikti', terminated_by: supplier.company.name },
    })
  })
})

describe('a termination with a date', () => {
  it('removes the days from then on at once, tells people why, and frees the days for another catering', async () => {
    const { corporateA, cateringA, cateringB, dayShift } = world
    const [buyer, cook, rival] = await Promise.all(
      [corporateA, cateringA, cateringB].map(({ people }) => tokenOf(product, people.corporate4)),
    )
    const eater = await enrol(product, corporateA.company, 'individual')
    const as = await tokenOf(product, eater, 'individual')
    const kitchen = { cateringId: cateringA.company.id, corpId: corporateA.company.id }
    const write = (date: string, by = cook, path = kitchen) =>
      product.call('saveMenuDay', { as: by, path, body: { shift_id: dayShift.id, date, ...menu, status: 'published' } })
    const choose = (date: string) =>
      product.call('saveChoice', {
        as,
        path: { companyId: eater.companyId, userId: eater.id },
        body: { date, shift_id: dayShift.id, choice: 'GELENEKSEL1', catering_id: cateringA.company.id },
      })
    for (const date of ['2026-11-13', '2026-11-16', '2026-11-17']) expect((await write(date)).status).toBe(200)
    for (const date of ['2026-11-13', '2026-11-16', '2026-11-17']) expect((await choose(date)).status).toBe(200)

    const { partnerships } = (
      await product.call('listOwnPartnerships', {
        as: buyer,
        path: { type: 'corporate', companyId: corporateA.company.id },
      })
    ).body
    const partnershipId = partnerships[0]?.id ?? ''
    const path = { type: 'corporate' as const, companyId: corporateA.company.id, partnershipId }
    const preview = await product.call('previewPartnershipEnd', {
      as: buyer,
      path,
      query: { effective_date: '2026-11-16' },
    })
    expect(preview.body).toEqual({
      choices: 2,
      people: 1,
      menu_days: 2,
      first_date: '2026-11-12',
      last_date: '2027-02-09',
    })
    const { termination_request: request } = (
      await product.call('requestTermination', {
        as: buyer,
        path: { type: 'corporate', companyId: corporateA.company.id },
        body: { partnership_id: partnershipId, reason: 'pricing', effective_date: '2026-11-16' },
      })
    ).body
    expect((await choose('2026-11-16')).status).toBe(200)
    const decided = await product.call('decideTermination', {
      as: cook,
      path: { type: 'catering', companyId: cateringA.company.id, terminationId: request.id },
      body: { action: 'approve' },
    })
    expect(decided.body.termination_request).toMatchObject({
      status: 'approved',
      termination_details: { terminated_at: '2026-11-15T21:00:00.000Z' },
    })

    const { notifications } = (
      await product.call('listNotifications', { as, path: { companyId: eater.companyId, userId: eater.id } })
    ).body
    expect(notifications.map(({ body }) => body)).toEqual([
      'Şirketinizin Anne Eli Yemek ile anlaşması sona eriyor. Bu cateringden 16\u00a0Kasım Pazartesi ve sonrası için seçtiğiniz yemekler iptal edildi.',
    ])
    const { days } = (
      await product.call('getMenuPlay', {
        as,
        path: { companyId: eater.companyId, userId: eater.id },
        query: { shift_id: dayShift.id },
      })
    ).body
    expect(
      days.map(({ date, choice, selectable, closed_reason }) => [date, choice, selectable, closed_reason]),
    ).toEqual([
      ['2026-11-12', null, true, null],
      ['2026-11-13', 'GELENEKSEL1', true, null],
      ['2026-11-16', null, false, 'partnership_ended'],
      ['2026-11-17', null, false, 'partnership_ended'],
    ])
    expect(
      codes(
        await write('2026-11-16'),
        await choose('2026-11-16'),
        await write('2026-11-13'),
        await choose('2026-11-13'),
      ),
    ).toEqual(['menu_day.partnership_ends', 'choice.no_menu', 200, 200])
    await product.use(openPartnership)(cateringB.company, corporateA.company)
    const taken = await write('2026-11-16', rival, { cateringId: cateringB.company.id, corpId: corporateA.company.id })
    expect(taken.status).toBe(200)
  })

  it("takes effect on that day in the firm's time zone, once, whoever looks first and however late", async () => {
    const { agree, terminate, decide, partnership, logOf, cook, catering, firm, cookPath } = await twoCompanies()
    const { partnership_id } = await agree()
    const id = partnership_id ?? ''
    const { termination_request: request } = (
      await terminate('corporate', id, { effective_date: '2026-11-12', message: '' })
    ).body
    await decide('catering', request.id, 'approve')
    const pair = { cateringId: catering.company.id, partnerId: firm.company.id }
    const carryOut = () => product.use(Transaction).run(() => product.use(endPartnershipWhenDue)(pair))
    const kitchen = async () =>
      (
        await product.call('listKitchenShifts', {
          as: cook,
          path: { cateringId: cookPath.companyId, corpId: firm.company.id },
        })
      ).status
    product.clock.set('2026-11-11T20:59:59Z')
    await carryOut()
    expect([await kitchen(), (await partnership(id)).contract.status]).toEqual([200, 'ending'])
    product.clock.set('2026-11-11T21:00:00Z')
    expect([await kitchen(), (await partnership(id)).contract.status]).toEqual([403, 'ended'])
    await Promise.all([carryOut(), carryOut(), carryOut()])
    const ended = (await logOf('corporate')).filter(([sentence]) => sentence?.includes('fesih günü geldiği için'))
    expect(ended).toEqual([[`${catering.company.name} ile ortaklık, fesih günü geldiği için sona erdi`, null]])
    expect((await partnership(id)).ended_at).toBe('2026-11-11T21:00:00.000Z')
    product.clock.set(wednesdayNoon)
  })
})

describe('a termination with a date, after an outage on that day,', () => {
  it('is carried out once by the queue, however many instances start', async () => {
    const { agree, terminate, decide, catering, firm } = await twoCompanies()
    const { partnership_id } = await agree()
    const { termination_request: request } = (
      await terminate('corporate', partnership_id ?? '', { effective_date: '2026-11-12' })
    ).body
    await decide('catering', request.id, 'approve')
    product.clock.set('2026-11-20T09:00:00Z')
    await product.sql('UPDATE graphile_worker._private_jobs SET run_at = now()')
    const quiet = { info: () => undefined, error: () => undefined }
    const workers = [1, 2].map(() => startWorker(product, quiet))
    const ended = () =>
      product.sql(
        `SELECT company_id FROM audit_logs WHERE event = 'partnership.ended' AND company_id IN ('${firm.company.id}', '${catering.company.id}')`,
      )
    await vi.waitFor(async () => expect(await product.sql('SELECT FROM graphile_worker.jobs')).toEqual([]), {
      timeout: 60_000,
      interval: 25,
    })
    await Promise.all(workers.map((worker) => worker.stop()))
    product.clock.set(wednesdayNoon)
    expect(await ended()).toHaveLength(2)
    const [row] = await product.sql(`SELECT is_active, ended_at FROM partnerships WHERE id = '${partnership_id}'`)
    expect(row).toEqual({ is_active: false, ended_at: new Date('2026-11-11T21:00:00Z') })
  })
})

describe('prices', () => {
  it('are visible only to the two companies', async () => {
    const { agree, firm, catering } = await twoCompanies()
    const { partnership_id, id: offerId } = await agree({ unit_price: 777.77 })
    const stranger = await twoCompanies()
    const replies = await Promise.all([
      product.call('getPartnership', {
        as: stranger.cook,
        path: { type: 'catering', ...stranger.cookPath, partnershipId: partnership_id ?? '' },
      }),
      product.call('getPartnership', {
        as: stranger.cook,
        path: { type: 'catering', companyId: catering.company.id, partnershipId: partnership_id ?? '' },
      }),
      product.call('getReceivedOffer', { as: stranger.cook, path: { ...stranger.cookPath, offerId } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 403, 404])
    const lists = await Promise.all([
      product.call('getCompany', { as: stranger.cook, path: { companyId: firm.company.id } }),
      product.call('listCompanies', { as: stranger.buyer, query: { type: 'catering', search: catering.company.name } }),
    ])
    expect(JSON.stringify(lists.map(({ body }) => body))).not.toContain('777')
  })
})

it('no error was logged', () => {
  expect(product.loggedErrors).toEqual([])
})
