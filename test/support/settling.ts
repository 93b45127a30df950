import { expect } from 'vitest'
import { settlePair } from '../../src/core/settlement/index.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { freezeList } from './frozen-lists.ts'
import type { Product } from './product.ts'
import { createWorkplace, tokenOf, type Workplace } from './world.ts'

/**
 * A firm and a catering with a contract since August, one shift, and what each of them can do; `beside` is another catering's
 * firm with its shift.
 */
export const settlingOf = async (
  product: Product,
  number: number,
  terms: object = {},
  beside?: { firm: Workplace; shiftId: string },
) => {
  product.clock.set('2026-08-03T09:00:00Z')
  const firm = beside?.firm ?? (await createWorkplace(product, 'corporate', `Firma ${number}`))
  const catering = await createWorkplace(product, 'catering', `Yemek ${number}`)
  const buyer = await tokenOf(product, firm.people.corporate3)
  const cook = await tokenOf(product, catering.people.corporate4)
  const agree = async (more: object = {}, { people, company } = firm) => {
    const { offer } = (
      await product.call('sendOffer', {
        as: await tokenOf(product, people.corporate3),
        path: { companyId: company.id },
        body: { catering_id: catering.company.id, unit_price: 100, duration_months: 12, ...terms, ...more },
      })
    ).body
    const answered = await product.call('answerOffer', {
      as: await tokenOf(product, catering.people.corporate4),
      path: { companyId: catering.company.id, offerId: offer.id },
      body: { action: 'accept' },
    })
    expect(answered.status).toBe(200)
  }
  await agree()
  const addShift = async (title: string, start_time: string, end_time: string): Promise<string> =>
    (
      await product.call('createShift', {
        as: buyer,
        path: { companyId: firm.company.id },
        body: { title, start_time, end_time, days: [1, 2, 3, 4, 5, 6, 7] },
      })
    ).body.shift.id
  const addDepartment = async (name: string): Promise<string> =>
    (
      await product.call('createDepartment', {
        as: tokens.corporate,
        path: { type: 'corporate', companyId: firm.company.id },
        body: { name },
      })
    ).body.department.id
  const shiftId = beside?.shiftId ?? (await addShift('Gündüz', '08:00', '17:00'))
  const pair = { cateringId: catering.company.id, corporateId: firm.company.id }
  const tokens = { corporate: buyer, catering: cook }
  type Side = keyof typeof tokens
  const renew = async () => {
    tokens.corporate = await tokenOf(product, firm.people.corporate3)
    tokens.catering = await tokenOf(product, catering.people.corporate4)
  }
  const at = async (instant: string) => {
    product.clock.set(instant)
    await renew()
  }
  const path = (side: Side) => ({ type: side, companyId: side === 'corporate' ? pair.corporateId : pair.cateringId })
  const list = async (side: Side, query: object = {}) =>
    (await product.call('listStatements', { as: tokens[side], path: path(side), query })).body
  const statement = async (side: Side, statementId: string) =>
    (await product.call('getStatement', { as: tokens[side], path: { ...path(side), statementId } })).body
  const of = async (lastDay: string) =>
    (await list('corporate')).statements.find(({ last_day }) => last_day === lastDay)!.id
  return {
    firm,
    catering,
    pair,
    tokens,
    agree,
    at,
    path,
    list,
    statement,
    of,
    shiftId,
    addShift,
    addDepartment,
    freeze: (date: string, meals: number, more?: Parameters<typeof freezeList>[4]) =>
      freezeList(product, { ...pair, shiftId }, date, meals, more),
    withholds: async (withholds_vat: boolean) => {
      const as = await tokenOf(product, firm.people.corporateOwner)
      const saved = await product.call('updateCompany', { as, path: path('corporate'), body: { withholds_vat } })
      expect(saved.body.company.withholds_vat).toBe(withholds_vat)
    },
    settle: () => product.use(Transaction).run(() => product.use(settlePair)(pair)),
    propose: (side: Side, statementId: string, date: string, portions: number, more: object = {}) =>
      product.call('proposeCorrection', {
        as: tokens[side],
        path: { ...path(side), statementId },
        body: { date, shift_id: shiftId, portions, reason: 'Telefonla bildirildi.', ...more },
      }),
    answer: (side: Side, statementId: string, correctionId: string, body: object) =>
      product.call('answerCorrection', {
        as: tokens[side],
        path: { ...path(side), statementId, correctionId },
        body: body as { action: 'accept' },
      }),
    approve: (side: Side, statementId: string, version: number) =>
      product.call('approveStatement', { as: tokens[side], path: { ...path(side), statementId }, body: { version } }),
    logs: async (side: Side) =>
      (await product.call('listAuditLogs', { as: tokens[side], path: path(side), query: { limit: 3 } })).body.logs.map(
        ({ description }) => description,
      ),
  }
}

/** One of the two, and what it can do. */
export type Settling = Awaited<ReturnType<typeof settlingOf>>
