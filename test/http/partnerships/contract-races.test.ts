import { beforeAll, describe, expect, it } from 'vitest'
import { enrol, menu, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })
const world = useWorld(product)
let firm: Workplace
let catering: Workplace
let buyer: string
let cook: string
beforeAll(async () => {
  firm = world.corporateB
  catering = world.cateringB
  buyer = await tokenOf(product, firm.people.corporate4)
  cook = await tokenOf(product, catering.people.corporate4)
})

/** Repeats a race often enough for both orders to happen. */
const rounds = Array.from({ length: 12 }, (_, at) => at)

const send = (as = buyer, unit_price = 120) =>
  product.call('sendOffer', {
    as,
    path: { companyId: firm.company.id },
    body: { catering_id: catering.company.id, unit_price, duration_months: 12 },
  })
const answer = (offerId: string, action: 'accept' | 'reject') =>
  product.call('answerOffer', {
    as: cook,
    path: { companyId: catering.company.id, offerId },
    body: { action },
  })
const withdraw = (offerId: string) =>
  product.call('withdrawOffer', {
    as: buyer,
    path: { companyId: firm.company.id, offerId },
    body: { action: 'withdraw' },
  })
const terminate = (by: 'corporate' | 'catering', partnership_id: string) =>
  product.call('requestTermination', {
    as: by === 'corporate' ? buyer : cook,
    path: { type: by, companyId: (by === 'corporate' ? firm : catering).company.id },
    body: { partnership_id, reason: 'pricing', message: 'Anlaşamadık.' },
  })
const decide = (by: 'corporate' | 'catering', terminationId: string, action: 'approve' | 'reject' | 'withdraw') =>
  product.call('decideTermination', {
    as: by === 'corporate' ? buyer : cook,
    path: { type: by, companyId: (by === 'corporate' ? firm : catering).company.id, terminationId },
    body: { action },
  })
const active = () =>
  product.sql(
    `SELECT id FROM partnerships WHERE is_active AND catering_id = '${catering.company.id}' AND corporate_id = '${firm.company.id}'`,
  )
const logged = async (event: string) => (await product.sql(`SELECT FROM audit_logs WHERE event = '${event}'`)).length
/** Ends whatever the previous round left behind. */
const startOver = () =>
  product.sql(`
    UPDATE offers SET status = 'withdrawn', answered_at = now() WHERE status = 'sent';
    UPDATE termination_requests SET status = 'withdrawn', decided_at = now() WHERE status = 'pending';
    UPDATE partnerships SET is_active = false, ended_at = now() WHERE is_active AND catering_id = '${catering.company.id}'`)
const agree = async () => {
  const { offer } = (await send()).body
  return (await answer(offer.id, 'accept')).body.offer.partnership_id ?? ''
}
const statusesOf = (...replies: { status: number }[]) => replies.map(({ status }) => status).sort()

describe('two concurrent requests', () => {
  it('one answer to an offer counts', async () => {
    for (const round of rounds) {
      await startOver()
      const { offer } = (await send()).body
      const replies = await Promise.all([answer(offer.id, 'accept'), answer(offer.id, round % 2 ? 'reject' : 'accept')])
      expect(statusesOf(...replies)).toEqual([200, 409])
      const accepted = replies.some(({ body }) => body.offer?.status === 'accepted')
      expect(await active()).toHaveLength(accepted ? 1 : 0)
    }
    expect(await logged('offer.accepted')).toBeGreaterThan(0)
  })

  it('either the answer or the withdrawal counts', async () => {
    for (const _round of rounds) {
      await startOver()
      const { offer } = (await send()).body
      const [answered, withdrawn] = await Promise.all([answer(offer.id, 'accept'), withdraw(offer.id)])
      expect(statusesOf(answered, withdrawn)).toEqual([200, 409])
      expect(await active()).toHaveLength(answered.status === 200 ? 1 : 0)
    }
  })

  it('only one offer between two companies is sent', async () => {
    const colleague = await tokenOf(product, firm.people.corporate3)
    for (const _round of rounds) {
      await startOver()
      const replies = await Promise.all([send(buyer, 110), send(colleague, 130)])
      expect(statusesOf(...replies)).toEqual([201, 409])
    }
  })

  it('approving a termination wins over accepting a renewal offer', async () => {
    for (const round of rounds) {
      await startOver()
      const partnershipId = await agree()
      product.clock.pass(86_400)
      buyer = await tokenOf(product, firm.people.corporate4)
      cook = await tokenOf(product, catering.people.corporate4)
      const { offer } = (await send()).body
      const by = round % 2 ? 'corporate' : 'catering'
      const { termination_request: request } = (await terminate(by, partnershipId)).body
      const [accepted, approved] = await Promise.all([
        answer(offer.id, 'accept'),
        decide(by === 'corporate' ? 'catering' : 'corporate', request.id, 'approve'),
      ])
      expect([accepted.status, approved.status]).toEqual([409, 200])
      expect(await active()).toEqual([])
    }
  })

  it('a renewal offer is accepted only before a termination is requested', async () => {
    for (const _round of rounds) {
      await startOver()
      const partnershipId = await agree()
      product.clock.pass(86_400)
      buyer = await tokenOf(product, firm.people.corporate4)
      cook = await tokenOf(product, catering.people.corporate4)
      const { offer } = (await send()).body
      const [accepted, asked] = await Promise.all([answer(offer.id, 'accept'), terminate('corporate', partnershipId)])
      expect(asked.status).toBe(201)
      expect([200, 409]).toContain(accepted.status)
      expect(await active()).toHaveLength(1)
      const terms = await product.sql(`SELECT FROM partnership_terms WHERE partnership_id = '${partnershipId}'`)
      expect(terms).toHaveLength(accepted.status === 200 ? 2 : 1)
    }
  })

  it('only one termination of a partnership is requested', async () => {
    for (const _round of rounds) {
      await startOver()
      const partnershipId = await agree()
      const replies = await Promise.all([terminate('corporate', partnershipId), terminate('catering', partnershipId)])
      expect(statusesOf(...replies)).toEqual([201, 409])
    }
  })

  it('one decision on a termination counts, and it ends the partnership once', async () => {
    for (const round of rounds) {
      await startOver()
      const partnershipId = await agree()
      const before = await logged('termination.approved')
      const { termination_request: request } = (await terminate('corporate', partnershipId)).body
      const other = round % 3
      const replies = await Promise.all([
        decide('catering', request.id, 'approve'),
        other === 0
          ? decide('catering', request.id, 'approve')
          : other === 1
            ? decide('catering', request.id, 'reject')
            : decide('corporate', request.id, 'withdraw'),
      ])
      expect(statusesOf(...replies)).toEqual([200, 409])
      const isApproved = replies.some(({ body }) => body.termination_request?.status === 'approved')
      expect(await active()).toHaveLength(isApproved ? 0 : 1)
      expect((await logged('termination.approved')) - before).toBe(isApproved ? 2 : 0)
    }
  })

  it('publishing a menu either comes before the end, which withdraws it, or is refused', async () => {
    const plan = { title: 'Gece', start_time: '20:00', end_time: '04:00', days: [1, 2, 3, 4, 5, 6, 7] }
    const shift = (
      await product.call('createShift', {
        as: buyer,
        path: { companyId: firm.company.id },
        body: { ...plan, timezone: 'Europe/Istanbul' },
      })
    ).body.shift
    const date = new Date(product.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    for (const _round of rounds) {
      await startOver()
      const partnershipId = await agree()
      const { termination_request: request } = (await terminate('corporate', partnershipId)).body
      const [written, approved] = await Promise.all([
        product.call('saveMenuDay', {
          as: cook,
          path: { cateringId: catering.company.id, corpId: firm.company.id },
          body: { shift_id: shift.id, date, ...menu, status: 'published' },
        }),
        decide('catering', request.id, 'approve'),
      ])
      expect(approved.status).toBe(200)
      expect([200, 403, 409]).toContain(written.status)
      expect(
        await product.sql(`SELECT FROM menu_days WHERE shift_id = '${shift.id}' AND status = 'published'`),
      ).toEqual([])
    }
  })

  it('saving a choice either comes before the end, which cancels it, or is refused', async () => {
    const plan = { title: 'Öğle', start_time: '08:00', end_time: '16:00', days: [1, 2, 3, 4, 5, 6, 7] }
    const path = { companyId: firm.company.id }
    const { shift } = (
      await product.call('createShift', { as: buyer, path, body: { ...plan, timezone: 'Europe/Istanbul' } })
    ).body
    const date = new Date(product.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const eaters = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { id } = await enrol(product, firm.company, 'individual')
        return { id, as: await tokenOf(product, { id, companyId: firm.company.id }, 'individual') }
      }),
    )
    for (const _round of rounds.slice(0, 8)) {
      await startOver()
      const partnershipId = await agree()
      await product.call('saveMenuDay', {
        as: cook,
        path: { cateringId: catering.company.id, corpId: firm.company.id },
        body: { shift_id: shift.id, date, ...menu, status: 'published' },
      })
      const { termination_request: request } = (await terminate('corporate', partnershipId)).body
      const [approved, ...choices] = await Promise.all([
        decide('catering', request.id, 'approve'),
        ...eaters.map(({ id, as }) =>
          product.call('saveChoice', {
            as,
            path: { ...path, userId: id },
            body: { date, shift_id: shift.id, choice: 'GELENEKSEL1', catering_id: catering.company.id },
          }),
        ),
      ])
      expect(approved.status).toBe(200)
      for (const { status } of choices) expect([200, 404, 409]).toContain(status)
      expect(await product.sql(`SELECT FROM choices WHERE shift_id = '${shift.id}'`)).toEqual([])
    }
  })

  it('none causes an error', () => {
    expect(product.loggedErrors).toEqual([])
  })
})

it('a repeated request with the same key sends one offer and requests one termination', async () => {
  await startOver()
  const request = {
    as: buyer,
    path: { companyId: firm.company.id },
    headers: { 'idempotency-key': 'teklif-0001' },
    body: { catering_id: catering.company.id, unit_price: 101.01, duration_months: 6 as const },
  }
  const [first, second] = [await product.call('sendOffer', request), await product.call('sendOffer', request)]
  expect([first.status, second.status, second.body.offer.id]).toEqual([201, 201, first.body.offer.id])

  const accepted = (await answer(first.body.offer.id, 'accept')).body.offer
  const termination = {
    as: buyer,
    path: { type: 'corporate' as const, companyId: firm.company.id },
    headers: { 'idempotency-key': 'fesih-0001' },
    body: { partnership_id: accepted.partnership_id ?? '', reason: 'other' },
  }
  const asked = [
    await product.call('requestTermination', termination),
    await product.call('requestTermination', termination),
  ]
  expect(asked.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(asked.map(({ body }) => body.termination_request.id)).size).toBe(1)
})
