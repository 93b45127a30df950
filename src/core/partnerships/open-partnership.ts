import type { Company } from '../companies/index.ts'
import { Clock, create, Ids, useCase } from '../shared/index.ts'
import { Partnership, partnershipRefusal } from './partnership.ts'
import { Partnerships } from './ports.ts'

/** `partner` is the corporate company the catering cooks for, or the supplier it buys from. */
export const openPartnership = useCase(
  [Partnerships, Ids, Clock],
  (partnerships, ids, clock) =>
    async (catering: Pick<Company, 'id' | 'type'>, partner: Pick<Company, 'id' | 'type'>): Promise<Partnership> => {
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
        endsOn: null,
        endsAt: null,
        cutoffDays: null,
        cutoffTime: null,
      })
      await partnerships.add(partnership)
      return partnership
    },
)
