import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { Clock, type CompanyId, type PartnershipId, refusals, useCase } from '../shared/index.ts'
import { partnershipRefusal } from './partnership.ts'
import { tellBoth, type ToldToBoth } from './tell-both.ts'
import { Partnerships } from './ports.ts'

export const cutOffChanged = logEvent(
  'partnership.cutoff_changed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ partnershipId: PartnershipId; days: number | null; time: string | null }>>(),
)

export const cutOffRefusal = refusals({ 'partnership.cutoff_incomplete': 'unprocessable' })

export interface CutOffChange {
  cateringId: CompanyId
  partnershipId: PartnershipId
  actor: Actor
  days: number | null
  time: string | null
}

/** A catering may set an earlier cut-off for a firm than its shifts have (rule M14). */
export const setPartnershipCutOff = useCase(
  [Partnerships, Companies, Trail, Clock],
  (partnerships, companies, trail, clock) =>
    async ({ cateringId, partnershipId, actor, days, time }: CutOffChange): Promise<void> => {
      if ((days === null) !== (time === null)) throw cutOffRefusal('partnership.cutoff_incomplete')
      const partnership = await partnerships.forChange(cateringId, partnershipId)
      if (partnership === null || partnership.corporateId === null) throw partnershipRefusal('partnership.missing')
      if (partnership.isOver(clock.now())) throw partnershipRefusal('partnership.ended')
      if (partnership.cutoffDays === days && partnership.cutoffTime === time) return
      Object.assign(partnership, { cutoffDays: days, cutoffTime: time })
      await partnerships.update(partnership)
      const sides = [cateringId, partnership.corporateId] as const
      await tellBoth({ trail, companies }, sides, actor, cutOffChanged, { partnershipId, days, time })
    },
)
