import { copyMenuDays } from '../../src/core/menus/index.ts'
import { addCompanyToGroup, createCorporateGroup } from '../../src/core/partnerships/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { memberOf } from './member-of.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'

const groups = [
  {
    name: 'İstanbul ofisleri',
    description: 'Öğle servisi, tek araç',
    firms: ['cinar-yazilim', 'mavideniz-sigorta', 'lodos-mimarlik'],
  },
  { name: 'Bursa sanayi', description: 'Üç vardiya', firms: ['poyraz-otomotiv', 'uludag-kalip'] },
]

/** The first catering groups its firms and copies a week of one firm's menus to the others in its group, as drafts. */
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
    const { company, shifts } = seeded.companies.find(
      ({ company }) => company.slug === firms[0],
    ) as Seeded['companies'][number]
    const source = {
      cateringId,
      corporateId: company.id,
      shiftId: shifts[0]?.id ?? '',
      start: today,
      end: addDays(today, 6),
    }
    await use(copyMenuDays)({ source, onto: addDays(today, 21), repeat: 1, targets: [], groupId })
  }
}
