import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '../../../src/core/actors/rules.ts'
import type { OperationId } from '../../../src/http/index.ts'
import { rawRequestOf } from '../../support/client.ts'
import { contractOperations } from '../../support/product.ts'
import { menu, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

/*
 * What staff of a company can reach of other companies' contracts, by rules P1, P2, P7 and M9, written independently of
 * src/http/permissions/permissions.ts: either side of a partnership reads and decides, a former partner only reads, a
 * stranger finds nothing.
 */

const managers: Role[] = ['corporate3', 'corporate4', 'corporateOwner']
const staff: Role[] = ['corporate1', 'corporate2', ...managers]

/** A catering's relation to corporate A. */
const relations = ['partner', 'former partner', 'unrelated'] as const
type Relation = (typeof relations)[number]

interface Of {
  partnershipId: string
  offerId: string
  terminationId: string
  companyId: string
}

interface Row {
  roles: Role[]
  request: (of: Of) => { path: object; query?: object; body?: object }
  statuses: Record<Relation, number>
}

const product = useProduct()
const world = useWorld(product)
let caterings: Record<Relation, Workplace>
/** What each catering tries to reach: its own data with corporate A, or in case of the unrelated one, the partner's. */
let reached: Record<Relation, Of>

const catering = ({ companyId }: Of, more: object = {}) => ({ path: { type: 'catering', companyId, ...more } })
const inKitchen = ({ companyId }: Of) => ({ cateringId: companyId, corpId: world.corporateA.company.id })

const rows: Partial<Record<OperationId, Row>> = {
  getPartnership: {
    roles: staff,
    request: (of) => catering(of, { partnershipId: of.partnershipId }),
    statuses: { partner: 200, 'former partner': 200, unrelated: 404 },
  },
  previewPartnershipEnd: {
    roles: managers,
    request: (of) => catering(of, { partnershipId: of.partnershipId }),
    statuses: { partner: 200, 'former partner': 200, unrelated: 404 },
  },
  savePartnershipCutOff: {
    roles: managers,
    request: (of) => ({
      ...catering(of, { partnershipId: of.partnershipId }),
      body: { cutoff_days: 1, cutoff_time: '24:00' },
    }),
    statuses: { partner: 200, 'former partner': 409, unrelated: 404 },
  },
  getReceivedOffer: {
    roles: staff,
    request: ({ companyId, offerId }) => ({ path: { companyId, offerId } }),
    statuses: { partner: 200, 'former partner': 200, unrelated: 404 },
  },
  answerOffer: {
    roles: managers,
    request: ({ companyId, offerId }) => ({ path: { companyId, offerId }, body: { action: 'accept' } }),
    statuses: { partner: 409, 'former partner': 409, unrelated: 404 },
  },
  requestTermination: {
    roles: managers,
    request: (of) => ({ ...catering(of), body: { partnership_id: of.partnershipId, reason: 'pricing', message: '' } }),
    statuses: { partner: 422, 'former partner': 409, unrelated: 404 },
  },
  decideTermination: {
    roles: managers,
    request: (of) => ({ ...catering(of, { terminationId: of.terminationId }), body: { action: 'approve' } }),
    statuses: { partner: 422, 'former partner': 409, unrelated: 404 },
  },
  listKitchenShifts: {
    roles: staff,
    request: (of) => ({ path: inKitchen(of) }),
    statuses: { partner: 200, 'former partner': 403, unrelated: 403 },
  },
  saveMenuDay: {
    roles: managers,
    request: (of) => ({
      path: inKitchen(of),
      body: { shift_id: world.dayShift.id, date: '2026-11-20', ...menu, status: 'draft' },
    }),
    statuses: { partner: 200, 'former partner': 403, unrelated: 403 },
  },
}

/** Offers, accepts and requests a termination, which the other side approves if the partnership is to end. */
const workTogether = async ({ company, people }: Workplace, isEnding: boolean): Promise<Of> => {
  const firm = world.corporateA
  const [buyer, cook] = await Promise.all([
    tokenOf(product, firm.people.corporate4),
    tokenOf(product, people.corporate4),
  ])
  const { offer } = (
    await product.call('sendOffer', {
      as: buyer,
      path: { companyId: firm.company.id },
      body: { catering_id: company.id, unit_price: 120, duration_months: 12 },
    })
  ).body
  const accepted = await product.call('answerOffer', {
    as: cook,
    path: { companyId: company.id, offerId: offer.id },
    body: { action: 'accept' },
  })
  const partnershipId = accepted.body.offer.partnership_id ?? ''
  const { termination_request: request } = (
    await product.call('requestTermination', {
      as: cook,
      path: { type: 'catering', companyId: company.id },
      body: { partnership_id: partnershipId, reason: 'pricing', message: 'Fiyat arttı.' },
    })
  ).body
  if (isEnding)
    await product.call('decideTermination', {
      as: buyer,
      path: { type: 'corporate', companyId: firm.company.id, terminationId: request.id },
      body: { action: 'approve' },
    })
  return { companyId: company.id, partnershipId, offerId: offer.id, terminationId: request.id }
}

beforeAll(async () => {
  const settle = (name: string) => createWorkplace(product, 'catering', name)
  caterings = {
    partner: await settle('Ortak'),
    'former partner': await settle('Eski'),
    unrelated: await settle('Yabancı'),
  }
  const partner = await workTogether(caterings.partner, false)
  reached = {
    partner,
    'former partner': await workTogether(caterings['former partner'], true),
    unrelated: { ...partner, companyId: caterings.unrelated.company.id },
  }
})

describe('contracts with a firm', () => {
  it.each(Object.entries(rows))(
    "%s reaches only what belongs to one's own company",
    async (id, { request, statuses, ...row }) => {
      const operation = contractOperations.find((one) => one.id === id)
      if (operation === undefined) throw new Error(`no operation ${id}`)
      const outcomes: { who: string; status: number; expected: number }[] = []
      for (const relation of relations)
        for (const role of roles) {
          const as = await tokenOf(product, caterings[relation].people[role])
          const { status } = await product.send(rawRequestOf(operation, { ...request(reached[relation]), as }))
          outcomes.push({
            who: `${role} of the ${relation}`,
            status,
            expected: row.roles.includes(role) ? statuses[relation] : 403,
          })
        }
      expect(outcomes.filter(({ status, expected }) => status !== expected)).toEqual([])
    },
  )

  it('naming the other company in the address gives access to nothing', async () => {
    const as = await tokenOf(product, caterings['former partner'].people.corporateOwner)
    const { partnershipId } = reached.partner
    const replies = await Promise.all(
      [caterings.partner.company.id, world.corporateA.company.id].map((companyId) =>
        product.call('getPartnership', { as, path: { type: 'catering', companyId, partnershipId } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([403, 403])
  })

  it("the lists contain only one's own", async () => {
    const as = await tokenOf(product, caterings.unrelated.people.corporate1)
    const path = { type: 'catering' as const, companyId: caterings.unrelated.company.id }
    const [offers, terminations, partnerships] = [
      await product.call('listReceivedOffers', { as, path }),
      await product.call('listTerminations', { as, path }),
      await product.call('listOwnPartnerships', { as, path, query: { status: 'all' } }),
    ]
    expect([offers.body.total, terminations.body.total, partnerships.body.total]).toEqual([0, 0, 0])
  })
})
