import { companyCreated } from '../../../src/core/companies/index.ts'
import { usersImported } from '../../../src/core/workforce/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCompany, aMember } from '../../support/samples.ts'

export const trailSuite = (house: () => House): void => {
  describe('the log', () => {
    it('stores what happened, in which company and by whom', async () => {
      const [company, other] = [aCompany(), aCompany()]
      const member = aMember({ companyId: company.id })
      await house().companies.add(company)
      await house().companies.add(other)
      const meta = { name: 'Gece "A"', slug: 'gece' }
      await house().trail.write({
        event: companyCreated,
        companyId: company.id,
        actor: member,
        meta,
      })
      await house().trail.write({
        event: companyCreated,
        companyId: company.id,
        actor: operator,
        meta: { name: 'Firma', slug: 'firma' },
      })
      await house().trail.write({
        event: usersImported,
        companyId: other.id,
        actor: operator,
        meta: { imported: 3, failed: 0 },
      })
      expect(await house().trailOf(company.id)).toMatchObject([
        { actor: { userId: member.userId }, meta },
        { actor: operator, meta: { name: 'Firma', slug: 'firma' } },
      ])
    })

    it('stores several entries in order', async () => {
      const company = aCompany()
      await house().companies.add(company)
      const entries = [1, 2, 3].map((imported) => ({
        event: usersImported,
        companyId: company.id,
        actor: operator,
        meta: { imported, failed: 0 },
      }))
      await house().trail.write(...entries)
      await house().trail.write()
      expect(await house().trailOf(company.id)).toMatchObject(entries.map(({ meta }) => ({ meta })))
    })

    it('names only the company, not the person, if the actor belongs to another company', async () => {
      const [company, other] = [aCompany(), aCompany()]
      for (const one of [company, other]) await house().companies.add(one)
      const actor = aMember({ companyId: other.id })
      await house().trail.write({ event: companyCreated, companyId: company.id, actor, meta: { name: '', slug: '' } })
      expect(await house().trailOf(company.id)).toMatchObject([{ actor: { partnerId: other.id } }])
    })
  })
}
