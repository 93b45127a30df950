import type { Company } from '../companies/index.ts'
import { Clock, create, Ids, refusals, useCase } from '../shared/index.ts'
import { Partnership, Partnerships } from './partnership.ts'

export const partnershipRefusal = refusals({
  'partnership.already_active': 'conflict',
  'partnership.wrong_companies': 'unprocessable',
})

/** `partner` is the corporate company the catering cooks for, or the supplier it buys from. */
export const openPartnership = useCase(
  [Partnerships, Ids, Clock],
  (partnerships, ids, clock) =>
    async (catering: Company, partner: Company): Promise<Partnership> => {
      if (catering.type !== 'catering' || partner.type === 'catering')
        throw partnershipRefusal('partnership.wrong_companies')
      const partnership = create(Partnership, {
        id: ids.next(),
        partnershipType: partner.type === 'corporate' ? 'catering' : 'supplier',
        cateringId: catering.id,
        corporateId: partner.type === 'corporate' ? partner.id : null,
        supplierId: partner.type === 'supplier' ? partner.id : null,
        isActive: true,
        createdAt: clock.now(),
        endedAt: null,
      })
      await partnerships.add(partnership)
      return partnership
    },
)
