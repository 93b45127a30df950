import { holdAuthority } from '../access/index.ts'
import { type Actor, type Member, personOf, type Role } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announce } from '../notifications/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
  Limits,
  type LocalDate,
  localDateAt,
  takeWithin,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { employeeRefusal, Employees } from '../workforce/index.ts'
import { PrivacyRequests } from './ports.ts'
import { type PrivacyRequest, privacyRequestRefusal } from './privacy-request.ts'
import { decidingRoles, dueAfter, maxPaperDays, type PrivacyRequestKind } from './rules.ts'

export const privacyRequestMade = logEvent(
  'privacy.request_made',
  'USER_UPDATED',
  telling<{ userId: UserId; kind: PrivacyRequestKind; dueOn: LocalDate; isOnPaper: boolean }>(),
)

const dayInSeconds = 24 * 3600
/** Each tells the managers. */
const requestsPerDay = 5

interface Asked {
  kind: PrivacyRequestKind
  note: string | null
}

interface Made extends Asked {
  companyId: CompanyId
  actor: Actor
  person: { userId: UserId; role: Role }
  askedOn: LocalDate
  isOnPaper: boolean
}

/** Tells those managers who may decide, without the person themselves. */
const makeRequest = useCase(
  [PrivacyRequests, announce, Trail, Ids, Clock],
  (requests, announce, trail, ids, clock) =>
    async ({ companyId, actor, person, kind, note, askedOn, isOnPaper }: Made): Promise<PrivacyRequest> => {
      const { userId, role } = person
      const request: PrivacyRequest = {
        id: ids.next(),
        companyId,
        userId,
        kind,
        note: note?.trim() || null,
        askedOn,
        dueOn: dueAfter(askedOn),
        state: 'open',
        answer: null,
        recordedBy: isOnPaper ? personOf(actor) : null,
        createdAt: clock.now(),
      }
      if (!(await requests.add(request))) throw privacyRequestRefusal('privacy_request.already_open')
      const { dueOn } = request
      await trail.write({ event: privacyRequestMade, companyId, actor, meta: { userId, kind, dueOn, isOnPaper } })
      const news = { id: ids.next(), companyId, userId, roles: decidingRoles(role), kind, dueOn, isReminder: false }
      await announce(news, (inboxes, at) => inboxes.announcePrivacyRequest(news, at))
      return request
    },
)

/** Somebody asks about their own data; the company has 30 days for an answer (rule D3). */
export const createPrivacyRequest = useCase(
  [makeRequest, Limits, Clock],
  (make, limits, clock) =>
    async ({ person, ...asked }: Asked & { person: Member }): Promise<PrivacyRequest> => {
      const { companyId, userId } = person
      await takeWithin(limits, `privacy-request:${userId}`, requestsPerDay, dayInSeconds)
      const askedOn = localDateAt(clock.now(), homeTimezone)
      return make({ ...asked, companyId, actor: person, person, askedOn, isOnPaper: false })
    },
)

export interface PaperRequest extends Asked {
  companyId: CompanyId
  actor: Actor
  userId: UserId
  /** Today if undefined. */
  receivedOn: LocalDate | undefined
}

/** A manager records a request that came on paper, on the day on which it came: the time for an answer runs from then. */
export const recordPrivacyRequest = useCase(
  [holdAuthority, Employees, makeRequest, Clock],
  (hold, employees, make, clock) =>
    async ({ companyId, actor: asking, userId, receivedOn, ...asked }: PaperRequest): Promise<PrivacyRequest> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const today = localDateAt(clock.now(), homeTimezone)
      const askedOn = receivedOn ?? today
      if (askedOn > today || askedOn < addDays(today, -maxPaperDays))
        throw privacyRequestRefusal('privacy_request.received_invalid', { days: maxPaperDays })
      const employee = await employees.forChange(companyId, userId)
      if (employee === null) throw employeeRefusal('employee.missing')
      return make({ ...asked, companyId, actor, person: { userId, role: employee.role }, askedOn, isOnPaper: true })
    },
)
