import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, refuseStale, staleRefusal, useCase } from '../shared/index.ts'
import type { CateringProfile } from './catering-profile.ts'
import { CateringProfiles } from './ports.ts'

const changeable = ({ showsMenus, dailyCapacity }: Omit<CateringProfile, 'version'>) => ({ showsMenus, dailyCapacity })

export const cateringProfileChanged = logEvent(
  'catering_profile.changed',
  'COMPANY_UPDATED',
  telling<Record<never, never>, keyof ReturnType<typeof changeable>>(),
)

export interface CateringProfileInput {
  cateringId: CompanyId
  actor: Actor
  showsMenus: boolean
  dailyCapacity: number | null
  seenVersion?: number | undefined
}

const nothingShown: CateringProfile = { showsMenus: false, dailyCapacity: null, version: 0 }

/** A caterer decides what firms see of it before they ask (rule P13). */
export const saveCateringProfile = useCase(
  [CateringProfiles, Trail],
  (profiles, trail) =>
    async ({ cateringId, actor, seenVersion, ...input }: CateringProfileInput): Promise<void> => {
      const before = (await profiles.forChange(cateringId)) ?? nothingShown
      refuseStale(before, seenVersion)
      const after = { ...input, version: before.version + 1 }
      const changes = changesBetween(changeable(before), changeable(after))
      if (Object.keys(changes).length === 0) return
      if (!(await profiles.save(cateringId, after))) throw staleRefusal('record.changed_meanwhile')
      await trail.write({ event: cateringProfileChanged, companyId: cateringId, actor, meta: {}, changes })
    },
)
