import { operator } from '../../src/core/access/index.ts'
import { describe, expect, it } from 'vitest'
import type { House } from '../support/house.ts'
import { aCompany, aMember } from '../support/samples.ts'

export const trailSuite = (house: () => House): void => {
  describe('the trail', () => {
    it('remembers what happened in which company, by whom', async () => {
      const [company, other, member] = [aCompany(), aCompany(), aMember()]
      await house().companies.add(company)
      await house().companies.add(other)
      const meta = { title: 'Gece "A"', start_time: '22:00', end_time: '06:00' }
      await house().trail.write({
        type: 'SHIFT_CREATED',
        event: 'shift.created',
        companyId: company.id,
        actor: member,
        meta,
      })
      await house().trail.write({
        type: 'COMPANY_UPDATED',
        event: 'company.created',
        companyId: company.id,
        actor: operator,
        meta: { name: 'Firma', slug: 'firma' },
      })
      await house().trail.write({
        type: 'USER_CREATED',
        event: 'users.imported',
        companyId: other.id,
        actor: operator,
        meta: { imported: 3, failed: 0 },
      })
      expect(await house().trailOf(company.id)).toMatchObject([
        { type: 'SHIFT_CREATED', actor: { userId: member.userId }, meta },
        { type: 'COMPANY_UPDATED', actor: operator, meta: { name: 'Firma', slug: 'firma' } },
      ])
    })
  })
}
