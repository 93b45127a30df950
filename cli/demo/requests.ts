import { answerRequest, createRequest, type RequestStatus, type Urgency } from '../../src/core/feedback/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import type { Table } from './eaters.ts'

interface DemoRequest {
  daysAgo: number
  message: string
  urgency: Urgency
  tags: string[]
  status: RequestStatus
}

const longestTitle = 30

const requests: readonly DemoRequest[] = [
  {
    daysAgo: 9,
    message: 'Salatalar çok güzel, teşekkürler. Haftada bir gün zeytinyağlı enginar da olabilir mi?',
    urgency: 'low',
    tags: ['öneri'],
    status: 'resolved',
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

/** What people wrote to their kitchen in the last days, and how far the kitchen is with it. */
export const writeRequests = async (
  use: Use,
  clock: DemoClock,
  tables: readonly Table[],
  today: LocalDate,
): Promise<void> => {
  const firms = new Map(tables.map((table) => [table.corporateId, table]))
  for (const { cateringId, corporateId, eaters } of firms.values()) {
    for (const [at, { daysAgo, message, urgency, tags, status }] of requests.entries()) {
      clock.set(istanbulTime(addDays(today, -daysAgo), '13:10'))
      const title = [...message].slice(0, longestTitle).join('')
      const { id } = await use(createRequest)({
        companyId: corporateId,
        userId: eaters[at % eaters.length] ?? '',
        title,
        message,
        urgency,
        tags,
      })
      if (status !== 'pending') await use(answerRequest)({ cateringId, corporateId, requestId: id, status })
    }
  }
}
