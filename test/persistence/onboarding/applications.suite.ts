import { describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import type { Application, RequestedCompany } from '../../../src/core/onboarding/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anApplication, anEmployee, somePhone } from '../../support/samples.ts'

const requested = (name: string, type: RequestedCompany['type'] = 'catering'): RequestedCompany => ({
  type,
  name,
  address: 'Lale Sk. 1',
  contactPhone: '02125551122',
  ownerFullName: 'Can Demir',
  ownerPhone: '5321234567',
  ownerEmail: 'can@example.com',
})

export const applicationsSuite = (house: () => House): void => {
  const add = (changes: Parameters<typeof anApplication>[0]) => {
    const application = anApplication(changes)
    return house()
      .transaction.run(() => house().applications.add(application))
      .then(() => application)
  }
  const refused = { kind: 'conflict', code: 'application.already_pending' }

  describe('applications', () => {
    it('are pending once per phone and company', async () => {
      const [one, other, phone] = [aCompany(), aCompany(), somePhone()]
      await house().companies.add(one)
      await house().companies.add(other)
      const first = await add({ companyId: one.id, applicantPhone: phone })
      await add({ companyId: other.id, applicantPhone: phone })
      await add({ companyId: one.id, applicantPhone: somePhone() })
      await expect(add({ companyId: one.id, applicantPhone: phone })).rejects.toMatchObject(refused)
      await house().reject(first.id)
      await add({ companyId: one.id, applicantPhone: phone })
    })

    it('are pending once per phone and new company, in any spelling of its name', async () => {
      const phone = somePhone()
      const apply = (name: string, type?: RequestedCompany['type']) =>
        add({ mode: 'new', newCompany: requested(name, type), applicantPhone: phone })
      await apply('Şölen Yemek')
      await apply('Şölen Yemek', 'corporate')
      await apply('Başka Yemek')
      await expect(apply('SOLEN YEMEK')).rejects.toMatchObject(refused)
    })

    it('are decided once, by their company, and lose the password hash', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const application = await add({ companyId: company.id })
      const at = new Date('2026-03-03T10:00:00Z')
      const decide = (companyId: string, status: 'approved' | 'rejected') =>
        house().transaction.run(() =>
          house().applications.decide(companyId, application.id, { status, notes: 'not', by: operator, at }),
        )
      expect(await decide(other.id, 'approved')).toBeNull()
      expect(await house().applications.exists(other.id, application.id)).toBe(false)
      expect(await decide(company.id, 'rejected')).toEqual({
        ...application,
        status: 'rejected',
        notes: 'not',
        decidedByKind: 'operator',
        decidedById: null,
        updatedAt: at,
        passwordHash: 'hashed:dogru-parola',
      })
      expect(await decide(company.id, 'approved')).toBeNull()
      expect(await house().applications.exists(company.id, application.id)).toBe(true)
    })

    it('can be rejected together unless already decided, and lose their password hashes', async () => {
      const [company, other] = [aCompany(), aCompany()]
      for (const one of [company, other]) await house().companies.add(one)
      const [waiting, decided] = [await add({ companyId: company.id }), await add({ companyId: company.id })]
      const elsewhere = await add({ companyId: other.id })
      const at = new Date('2026-03-03T10:00:00Z')
      const decision = { status: 'rejected', notes: 'Kadro dolu', by: operator, at } as const
      const run = <T>(work: () => Promise<T>) => house().transaction.run(work)
      await run(() => house().applications.decide(company.id, decided.id, { ...decision, status: 'approved' }))
      const ids = [elsewhere.id, decided.id, waiting.id]
      const told = ({ id, applicantName, applicantEmail, newCompany }: Application) => ({
        id,
        applicantName,
        applicantEmail,
        requestedName: newCompany?.name ?? null,
      })
      const rejected = await run(() => house().applications.rejectAll(company.id, ids, decision))
      const byId = new Map(rejected.map((one) => [one.id, one]))
      expect(byId).toEqual(
        new Map([
          [waiting.id, { ...told(waiting), isRejected: true }],
          [decided.id, { ...told(decided), isRejected: false }],
        ]),
      )
      const wanted = await add({ mode: 'new', newCompany: requested('Şölen Yemek') })
      expect(await run(() => house().applications.rejectAll(company.id, [wanted.id], decision))).toEqual([])
      expect(await run(() => house().applications.rejectAll(null, [wanted.id, elsewhere.id], decision))).toEqual([
        { ...told(wanted), isRejected: true },
      ])
      const again = await run(() => house().applications.rejectAll(company.id, [waiting.id], decision))
      expect(again).toMatchObject([{ isRejected: false }])
      expect(await run(() => house().applications.decide(other.id, elsewhere.id, decision))).toMatchObject({
        passwordHash: 'hashed:dogru-parola',
      })
    })

    it('count how many are waiting for a company', async () => {
      const [company, other] = [aCompany(), aCompany()]
      for (const one of [company, other]) await house().companies.add(one)
      const applications = [1, 2].map(() => anApplication({ companyId: company.id }))
      for (const one of applications) await house().applications.add(one)
      const waiting = (companyId: string) => house().transaction.run(() => house().applications.holdWaiting(companyId))
      expect([await waiting(company.id), await waiting(other.id)]).toEqual([2, 0])
      const decision = { status: 'rejected' as const, notes: null, by: operator, at: new Date('2026-03-03T09:00:00Z') }
      await house().transaction.run(() => house().applications.decide(company.id, applications[0]?.id ?? '', decision))
      expect(await waiting(company.id)).toBe(1)
    })

    it('are found by the hash of their link, which is unique', async () => {
      const company = aCompany()
      await house().companies.add(company)
      const [ofCompany, ofNew] = ['a'.repeat(64), 'b'.repeat(64)]
      const application = await add({ companyId: company.id, linkHash: ofCompany })
      const newCompany = requested('Şölen Yemek')
      const wanted = await add({ mode: 'new', newCompany, linkHash: ofNew })
      await expect(add({ companyId: company.id, linkHash: ofCompany })).rejects.toMatchObject({
        kind: 'conflict',
        code: 'application.link_taken',
      })
      const byLink = (linkHash: string) => house().applications.byLink(linkHash)
      expect(await byLink('c'.repeat(64))).toBeNull()
      const { name, type, slug } = company
      expect(await byLink(ofCompany)).toEqual({ application, company: { name, type, slug } })
      expect(await byLink(ofNew)).toEqual({ application: wanted, company: null })
      const at = new Date('2026-03-03T10:00:00Z')
      const decision = { status: 'rejected' as const, notes: 'not', by: operator, at }
      await house().transaction.run(() => house().applications.decide(company.id, application.id, decision))
      expect(await byLink(ofCompany)).toMatchObject({
        application: { status: 'rejected', notes: 'not', updatedAt: at },
      })
    })

    it('recognize phone numbers of members', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const employee = anEmployee(company)
      await house().employees.add(employee)
      expect(await house().applications.isMember(company.id, employee.phone)).toBe(true)
      expect(await house().applications.isMember(other.id, employee.phone)).toBe(false)
      expect(await house().applications.isMember(company.id, somePhone())).toBe(false)
    })
  })
}
