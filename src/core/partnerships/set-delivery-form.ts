import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { Clock, type CompanyId, type PartnershipId, useCase } from '../shared/index.ts'
import { type DeliveryForm, partnershipRefusal } from './partnership.ts'
import { Partnerships } from './ports.ts'
import { tellBoth, type ToldToBoth } from './tell-both.ts'

export const deliveryFormChanged = logEvent(
  'partnership.delivery_form_changed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ partnershipId: PartnershipId; form: DeliveryForm | null }>>(),
)

export interface DeliveryFormChange {
  corporateId: CompanyId
  partnershipId: PartnershipId
  actor: Actor
  form: DeliveryForm | null
}

/** A firm says how its food comes, which decides about the labels of its caterer (rule K6). */
export const setDeliveryForm = useCase(
  [Partnerships, Companies, Trail, Clock],
  (partnerships, companies, trail, clock) =>
    async ({ corporateId, partnershipId, actor, form }: DeliveryFormChange): Promise<void> => {
      const partnership = await partnerships.forChange(corporateId, partnershipId)
      if (partnership === null || partnership.corporateId === null) throw partnershipRefusal('partnership.missing')
      if (partnership.isOver(clock.now())) throw partnershipRefusal('partnership.ended')
      if (partnership.deliveryForm === form) return
      Object.assign(partnership, { deliveryForm: form })
      await partnerships.update(partnership)
      const sides = [corporateId, partnership.cateringId] as const
      await tellBoth({ trail, companies }, sides, actor, deliveryFormChanged, { partnershipId, form })
    },
)
