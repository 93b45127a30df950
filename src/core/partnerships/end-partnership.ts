import { operator } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { announce } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  defineJob,
  FutureChoices,
  homeTimezone,
  Ids,
  Jobs,
  type LocalDate,
  type PartnershipId,
  startOfDay,
  useCase,
} from '../shared/index.ts'
import { Shifts } from '../shifts/index.ts'
import { type Partnership } from './partnership.ts'
import { tellBoth, type ToldToBoth } from './tell-both.ts'
import { Partnerships, Offers, CorporateGroups } from './ports.ts'

export const partnershipEnded = logEvent(
  'partnership.ended',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ partnershipId: PartnershipId; endsOn: LocalDate | null }>>(),
)

/** The time zone of most of the firm's shifts, so that dates follow the calendar of the people who eat. */
export const timezoneOf = async (
  shifts: Shifts,
  { corporateId }: Pick<Partnership, 'corporateId'>,
): Promise<string> => {
  if (corporateId === null) return homeTimezone
  const counts = new Map<string, number>()
  for (const { timezone } of await shifts.allOf(corporateId)) counts.set(timezone, (counts.get(timezone) ?? 0) + 1)
  const [most] = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
  return most?.[0] ?? homeTimezone
}

/** Carries out a dated end once it is due; only the first caller does. The partnership has to be locked. */
export const finishIfDue = useCase(
  [Partnerships, CorporateGroups, Trail, Companies, Clock],
  (partnerships, groups, trail, companies, clock) =>
    async (partnership: Partnership): Promise<boolean> => {
      const { endsAt, endsOn } = partnership
      if (!partnership.isActive || endsAt === null || endsAt > clock.now()) return false
      partnership.end(endsAt)
      await groups.leaveAll(partnership.cateringId, partnership.id)
      await partnerships.update(partnership)
      const sides = [partnership.cateringId, partnership.partner()] as const
      const meta = { partnershipId: partnership.id, endsOn }
      await tellBoth({ trail, companies }, sides, operator, partnershipEnded, meta)
      return true
    },
)

/** The active partnership of the two companies, locked; null if its end was due, in which case it is ended now. */
export const lastingForChange = useCase(
  [Partnerships, finishIfDue],
  (partnerships, finish) =>
    async (cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null> => {
      const found = await partnerships.activeForChange(cateringId, partnerId)
      return found === null || (await finish(found)) ? null : found
    },
)

/** Runs when the end date begins in the firm's time zone; an earlier run reschedules itself. */
export const endPartnershipWhenDue = defineJob(
  'endPartnershipWhenDue',
  [lastingForChange, Jobs],
  (lasting, jobs) =>
    async (pair: { cateringId: CompanyId; partnerId: CompanyId }): Promise<void> => {
      const partnership = await lasting(pair.cateringId, pair.partnerId)
      if (partnership?.endsAt) await jobs.add(endPartnershipWhenDue, pair, partnership.endsAt)
    },
)

export interface EndedPartnership {
  cancelledChoices: number
  notifiedPeople: number
  withdrawnMenus: number
}

/**
 * Ends a locked partnership, either at once or at the beginning of the day `on`. Either way, this transaction already
 * removes everything from that day on: choices (notifying the people), menus, and a waiting renewal offer (rules P9,
 * M7).
 */
export const endPartnership = useCase(
  {
    partnerships: Partnerships,
    groups: CorporateGroups,
    offers: Offers,
    futureChoices: FutureChoices,
    announce,
    shifts: Shifts,
    companies: Companies,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
  },
  ({ partnerships, groups, offers, futureChoices, announce, shifts, companies, jobs, ids, clock }) =>
    async (partnership: Partnership, on: LocalDate | null): Promise<EndedPartnership> => {
      const now = clock.now()
      const { cateringId, corporateId } = partnership
      if (on === null) {
        partnership.end(now)
        await groups.leaveAll(cateringId, partnership.id)
      } else {
        partnership.endsOn = on
        partnership.endsAt = startOfDay(on, await timezoneOf(shifts, partnership))
        await jobs.add(endPartnershipWhenDue, { cateringId, partnerId: partnership.partner() }, partnership.endsAt)
      }
      await partnerships.update(partnership)
      if (corporateId === null) return { cancelledChoices: 0, notifiedPeople: 0, withdrawnMenus: 0 }

      await offers.settleWaiting({ corporateId, cateringId }, 'withdrawn', now, now)
      const service = { cateringId, corporateId, from: on, now }
      const { choices: cancelledChoices, people } = await futureChoices.cancelOfPartnership(service)
      const withdrawnMenus = await futureChoices.withdrawMenus(service)
      const { name: cateringName } = await companyOf(companies, cateringId)
      const news = { id: ids.next(), companyId: corporateId, cateringName, from: on, people }
      const notifiedPeople = await announce(news, (inboxes, at) => inboxes.announceEnd(news, at))
      return { cancelledChoices, notifiedPeople, withdrawnMenus }
    },
)
