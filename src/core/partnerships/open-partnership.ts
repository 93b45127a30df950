import type { Company } from '../companies/index.ts'
import { Clock, Ids, useCase } from '../shared/index.ts'
import { newPartnership, type Partnership, partnershipRefusal } from './partnership.ts'
import { Partnerships } from './ports.ts'

/** `partner` is the corporate company the catering cooks for, or the supplier it buys from. */
export const openPartnership = useCase(
  [Partnerships, Ids, Clock],
  (partnerships, ids, clock) =>
    async (catering: Pick<Company, 'id' | 'type'>, partner: Pick<Company, 'id' | 'type'>): Promise<Partnership> => {
      if (catering.type !== 'catering' || partner.type === 'catering')
        throw partnershipRefusal('partnership.wrong_companies')
      const partnership = newPartnership({
        id: ids.next(),
        cateringId: catering.id,
        corporateId: partner.type === 'corporate' ? partner.id : null,
        supplierId: partner.type === 'supplier' ? partner.id : null,
        createdAt: clock.now(),
      })
      await partnerships.add(partnership)
      return partnership
    },
)
