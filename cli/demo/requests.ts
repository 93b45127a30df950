import { answerRequest, createRequest, type RequestStatus, type Urgency } from '../../src/core/feedback/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import type { ServedShift } from './served-shifts.ts'

interface DemoRequest {
  daysAgo: number
  message: string
  urgency: Urgency
  tags: string[]
  status: RequestStatus
  reply?: string
}

const maxTitleLength = 30

const requests: readonly DemoRequest[] = [
  {
    daysAgo: 9,
    message: 'Salatalar çok güzel, teşekkürler. Haftada bir gün zeytinyağlı enginar da olabilir mi?',
    urgency: 'low',
    tags: ['öneri'],
    status: 'resolved',
    reply: 'Teşekkür ederiz. Gelecek aydan başlayarak iki haftada bir zeytinyağlı enginar yapacağız.',
  },
  {
    daysAgo: 6,
    message: 'Glutensiz seçenek isteyen birkaç arkadaşız. Haftada iki gün olsa yeter.',
    urgency: 'med',
    tags: ['glutensiz'],
    status: 'in_progress',
  },
  {
    daysAgo: 3,
    message: 'Çorba son günlerde soğuk geliyor, özellikle ikinci vardiyada.',
    urgency: 'high',
    tags: ['çorba'],
    status: 'pending',
  },
  { daysAgo: 1, message: 'Cuma günleri balık istiyoruz.', urgency: 'low', tags: [], status: 'pending' },
]

/** Creates recent requests, with the status the kitchen gave them. */
export const writeRequests = async (
  use: Use,
  clock: DemoClock,
  servedShifts: readonly ServedShift[],
  today: LocalDate,
): Promise<void> => {
  const firms = new Map(servedShifts.map((servedShift) => [servedShift.corporateId, servedShift]))
  for (const { cateringId, corporateId, eaters } of firms.values()) {
    for (const [at, { daysAgo, message, urgency, tags, status, reply }] of requests.entries()) {
      clock.set(istanbulTime(addDays(today, -daysAgo), '13:10'))
      const title = [...message].slice(0, maxTitleLength).join('')
      const { id } = await use(createRequest)({
        companyId: corporateId,
        userId: eaters[at % eaters.length] ?? '',
        title,
        message,
        urgency,
        tags,
      })
      if (status !== 'pending') await use(answerRequest)({ cateringId, corporateId, requestId: id, status, reply })
    }
  }
}
