import { addCompanyToGroup, createCorporateGroup } from '../../src/core/partnerships/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { memberOf } from './member-of.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'

const groups = [
  { name: 'İstanbul ofisleri', description: 'Öğle servisi, tek araç', firms: ['cinar-yazilim', 'mavideniz-sigorta'] },
  { name: 'Bursa sanayi', description: 'Üç vardiya', firms: ['poyraz-otomotiv'] },
]

/** The first catering writes one menu for the offices of Istanbul. */
export const writeGroups = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  clock.set(istanbulTime(addDays(today, -1), '17:20'))
  const actor = memberOf(seeded, 'bereket-sofrasi', 'corporate4')
  const cateringId = actor.companyId
  for (const { firms, ...text } of groups) {
    const groupId = await use(createCorporateGroup)({ cateringId, actor, ...text })
    for (const slug of firms) {
      const { companyId: corporateId } = memberOf(seeded, slug, 'corporateOwner')
      await use(addCompanyToGroup)({ cateringId, groupId, corporateId, actor })
    }
  }
}
