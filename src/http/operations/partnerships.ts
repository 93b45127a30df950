import {
  acceptOffer,
  approveTermination,
  rejectOffer,
  rejectTermination,
  requestTermination,
  sendOffer,
  withdrawOffer,
  withdrawTermination,
} from '../../core/partnerships/index.ts'
import type { Use } from '../../core/shared/index.ts'
import { OfferReads, PartnershipReads, TerminationReads } from '../../reads/index.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

const ofPath = ({ type, companyId }: { type: 'corporate' | 'catering' | 'supplier'; companyId: string }) => ({
  companyType: type,
  companyId,
})

export const partnershipOperations = (use: Use) => {
  const partnerships = use(PartnershipReads)
  const offers = use(OfferReads)
  const terminations = use(TerminationReads)
  return {
    listPartnerships: read(({ query, member }) =>
      partnerships.list(member, query.partnership_type ?? 'catering', 'active', query.search ?? '', pageOf(query, 100)),
    ),
    listOwnPartnerships: read(({ path, query }) =>
      partnerships.list(
        ofPath(path),
        query.partnership_type ?? 'catering',
        query.status ?? 'active',
        query.search ?? '',
        pageOf(query, 100),
      ),
    ),
    getPartnership: read(async ({ path }) => ({
      partnership: await partnerships.detail(path.companyId, path.partnershipId),
    })),
    previewPartnershipEnd: read(({ path, query }) =>
      partnerships.endPreview(path.companyId, path.partnershipId, query.effective_date),
    ),
    countWaiting: read(({ path }) => partnerships.waiting(path.companyId, path.type)),

    listSentOffers: read(({ path, query }) =>
      offers.list('corporate', path.companyId, query.status ?? 'all', query.search ?? '', pageOf(query, 50)),
    ),
    listReceivedOffers: read(({ path, query }) =>
      offers.list('catering', path.companyId, query.status ?? 'all', query.search ?? '', pageOf(query, 50)),
    ),
    getSentOffer: read(({ path }) => offers.detail('corporate', path.companyId, path.offerId)),
    getReceivedOffer: read(({ path }) => offers.detail('catering', path.companyId, path.offerId)),
    sendOffer: command(async ({ path, body, actor }) => {
      const { id } = await use(sendOffer)({
        corporateId: path.companyId,
        cateringId: body.catering_id,
        actor,
        unitPrice: body.unit_price,
        durationMonths: body.duration_months,
        message: body.message,
        startDate: body.start_date,
      })
      return { success: true, offer: await offers.offer('corporate', path.companyId, id) }
    }),
    withdrawOffer: command(async ({ path, actor }) => {
      await use(withdrawOffer)({ ...path, actor })
      return { success: true, offer: await offers.offer('corporate', path.companyId, path.offerId) }
    }),
    answerOffer: command(async ({ path, body, actor }) => {
      if (body.action === 'accept') await use(acceptOffer)({ ...path, actor })
      else await use(rejectOffer)({ ...path, actor })
      return { success: true, offer: await offers.offer('catering', path.companyId, path.offerId) }
    }),

    listTerminations: read(({ path, query }) => {
      const direction = query.request_type ?? 'all'
      return terminations.list(
        ofPath(path),
        direction,
        query.status ?? 'all',
        pageOf(query, direction === 'received' ? 10 : 50),
      )
    }),
    requestTermination: command(async ({ path, body, actor }) => {
      const { id } = await use(requestTermination)({
        ...ofPath(path),
        actor,
        partnershipId: body.partnership_id,
        reason: body.reason,
        message: body.message,
        effectiveDate: body.effective_date,
      })
      return { success: true, termination_request: await terminations.one(path.companyId, id) }
    }),
    decideTermination: command(async ({ path, body, actor }) => {
      const { companyId, terminationId } = path
      const decision = { companyId, terminationId, actor }
      if (body.action === 'approve') await use(approveTermination)(decision)
      else if (body.action === 'reject') await use(rejectTermination)(decision)
      else await use(withdrawTermination)(decision)
      return { success: true, termination_request: await terminations.one(companyId, terminationId) }
    }),
  } satisfies Partial<Operations>
}
