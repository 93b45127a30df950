import { announceOfPartner } from '../notifications/index.ts'
import { addDays, Clock, defineJob, homeTimezone, Ids, Jobs, localDateAt, startOfDay } from '../shared/index.ts'
import { Offers } from './ports.ts'
import { expiryNoticeDays, newestExpired, offerDays } from './rules.ts'
import { lastDayFor } from './send-offer.ts'

/** Runs every morning: tells caterings of offers that they can only answer for a few more days, once (rule P8). */
export const tellOfExpiringOffers = defineJob(
  'tellOfExpiringOffers',
  [Offers, Jobs, Ids, Clock],
  (offers, jobs, ids, clock) => async () => {
    const now = clock.now()
    const firstLater = addDays(localDateAt(now, homeTimezone), expiryNoticeDays - offerDays + 1)
    const expiring = await offers.takeExpiring(startOfDay(firstLater, homeTimezone), newestExpired(now))
    await jobs.addAll(
      announceOfPartner,
      expiring.map(({ cateringId, corporateName, createdAt }) => ({
        id: ids.next(),
        companyId: cateringId,
        partnerName: corporateName,
        page: 'offers' as const,
        event: 'offerExpiring' as const,
        day: lastDayFor({ createdAt }),
      })),
    )
  },
)
