import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { closePrivacyRequest } from './close-privacy-request.ts'
import { PrivacyRequests } from './ports.ts'
import { privacyRequestRefusal } from './privacy-request.ts'

export const ownDataExported = logEvent('privacy.data_exported', 'USER_UPDATED', telling<{ userId: UserId }>())

export interface HandedOver {
  companyId: CompanyId
  userId: UserId
  actor: Actor
  /** How the file was handed over, if that answers the person's request for it. */
  answer: string | null
}

/**
 * Whoever takes somebody else's data out of the product is in the log (rule D1). The last Owner's request can be
 * answered by nobody in the company, so the operator may.
 */
export const handOverOwnData = useCase(
  [PrivacyRequests, closePrivacyRequest, Trail],
  (requests, close, trail) =>
    async ({ companyId, userId, actor, answer }: HandedOver): Promise<void> => {
      await trail.write({ event: ownDataExported, companyId, actor, meta: { userId } })
      if (answer === null) return
      const id = await requests.openOf(companyId, userId, 'access')
      if (id === null) throw privacyRequestRefusal('privacy_request.missing')
      await close({ id, companyId, userId, kind: 'access', state: 'done', answer, actor })
    },
)
