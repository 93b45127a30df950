import { can } from '../../../core/actors/rules.ts'
import {
  acceptOffer,
  addCompanyToGroup,
  answerPriceRequest,
  approveTermination,
  createCorporateGroup,
  deleteCorporateGroup,
  groupRefusal,
  offerRefusal,
  partnershipRefusal,
  declinePriceRequest,
  priceRequestRefusal,
  rejectOffer,
  rejectTermination,
  removeCompanyFromGroup,
  requestPrice,
  requestTermination,
  saveCateringProfile,
  sendOffer,
  sendOfferRefusal,
  setDeliveryForm,
  setPartnershipCutOff,
  terminationRefusal,
  updateCorporateGroup,
  withdrawOffer,
  withdrawPriceRequest,
  withdrawTermination,
} from '../../../core/partnerships/index.ts'
import type { CompanyId, GroupId, PriceRequestId, Refusal, TerminationId } from '../../../core/shared/index.ts'
import {
  CateringProfileReads,
  CorporateGroupReads,
  FirmReads,
  OfferReads,
  PartnershipReads,
  PriceRequestReads,
  TerminationReads,
} from '../../../reads/index.ts'
import { command, type Operations, read, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import { withPresent } from '../../server/with-present.ts'

const ofPath = ({ type, companyId }: { type: 'corporate' | 'catering' | 'supplier'; companyId: CompanyId }) => ({
  companyType: type,
  companyId,
})

const found = async <T>(read: Promise<T | null>, missing: () => Refusal): Promise<T> => {
  const row = await read
  if (row === null) throw missing()
  return row
}
const noGroup = () => groupRefusal('group.missing')
const noPartnership = () => partnershipRefusal('partnership.missing')

export const partnershipOperations = (use: OperationUse) => {
  const partnerships = use(PartnershipReads)
  const firms = use(FirmReads)
  const profiles = use(CateringProfileReads)
  const offers = use(OfferReads)
  const priceRequests = use(PriceRequestReads)
  const terminations = use(TerminationReads)
  const groups = use(CorporateGroupReads)
  const offerDetail = (...asked: Parameters<OfferReads['detail']>) =>
    found(offers.detail(...asked), () => offerRefusal('offer.missing'))
  const offerOf = async (...asked: Parameters<OfferReads['detail']>) => ({
    success: true as const,
    offer: (await offerDetail(...asked)).offer,
  })
  const priceRequestOf = async (companyId: CompanyId, id: PriceRequestId) => ({
    success: true as const,
    price_request: await found(priceRequests.one(companyId, id), () => priceRequestRefusal('price_request.missing')),
  })
  const terminationOf = async (companyId: CompanyId, terminationId: TerminationId) => ({
    success: true as const,
    termination_request: await found(terminations.one(companyId, terminationId), () =>
      terminationRefusal('termination.missing'),
    ),
  })
  const groupOf = async (companyId: CompanyId, groupId: GroupId) => ({
    success: true as const,
    group: await found(groups.one(companyId, groupId), noGroup),
  })
  return {
    listPartnerships: read(({ query, actor }) =>
      partnerships.list(actor, query.partnership_type ?? 'catering', 'active', query.search ?? '', pageOf(query, 100)),
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
    listFirms: read(({ path, query, actor }) =>
      firms.list(path.companyId, {
        typed: query.search ?? '',
        sort: query.sort ?? 'name',
        order: query.order ?? 'asc',
        seesPrices: can(actor, 'manageContracts'),
        ...pageOf(query, 100),
      }),
    ),
    getPartnership: read(async ({ path }) => ({
      partnership: await found(partnerships.detail(path.companyId, path.partnershipId), noPartnership),
    })),
    previewPartnershipEnd: read(({ path, query }) =>
      found(partnerships.endPreview(path.companyId, path.partnershipId, query.effective_date), noPartnership),
    ),
    savePartnershipCutOff: command(async ({ path, body, actor }) => {
      const { companyId: cateringId, partnershipId } = path
      await use(setPartnershipCutOff)({
        cateringId,
        partnershipId,
        actor,
        days: body.cutoff_days,
        time: body.cutoff_time,
      })
      return { success: true }
    }),
    saveDeliveryForm: command(async ({ path, body, actor }) => {
      const { companyId: corporateId, partnershipId } = path
      await use(setDeliveryForm)({ corporateId, partnershipId, actor, form: body.delivery_form })
      return { success: true }
    }),
    countWaiting: read(({ path }) => partnerships.waiting(path.companyId, path.type)),

    getCateringProfile: read(async ({ path }) => ({ profile: await profiles.own(path.companyId) })),
    saveCateringProfile: command(async ({ path: { companyId: cateringId }, body, actor }) => {
      const present = async () => ({ profile: await profiles.own(cateringId) })
      await use(saveCateringProfile)({
        cateringId,
        actor,
        showsMenus: body.shows_menus,
        dailyCapacity: body.daily_capacity,
        seenVersion: body.version,
      }).catch(withPresent(present))
      return { success: true, ...(await present()) }
    }),
    getOfferedCatering: read(async ({ path }) => ({
      catering: await found(profiles.offered(path.cateringId), () => sendOfferRefusal('offer.catering_missing')),
    })),

    listSentOffers: read(({ path, query }) =>
      offers.list('corporate', path.companyId, query.status ?? 'all', query.search ?? '', pageOf(query, 50)),
    ),
    listReceivedOffers: read(({ path, query }) =>
      offers.list('catering', path.companyId, query.status ?? 'all', query.search ?? '', pageOf(query, 50)),
    ),
    getSentOffer: read(({ path }) => offerDetail('corporate', path.companyId, path.offerId)),
    getReceivedOffer: read(({ path }) => offerDetail('catering', path.companyId, path.offerId)),
    sendOffer: command(async ({ path, body, actor }) => {
      const { id } = await use(sendOffer)({
        corporateId: path.companyId,
        cateringId: body.catering_id,
        actor,
        unitPrice: body.unit_price,
        durationMonths: body.duration_months,
        billing: {
          ...(body.vat_rate !== undefined && { vatRate: body.vat_rate }),
          ...(body.period !== undefined && { period: body.period }),
          ...(body.minimum !== undefined && { minimum: body.minimum }),
        },
        message: body.message,
        startDate: body.start_date,
      })
      return offerOf('corporate', path.companyId, id)
    }),
    withdrawOffer: command(async ({ path, actor }) => {
      await use(withdrawOffer)({ ...path, actor })
      return offerOf('corporate', path.companyId, path.offerId)
    }),
    answerOffer: command(async ({ path, body, actor }) => {
      if (body.action === 'accept') await use(acceptOffer)({ ...path, actor })
      else await use(rejectOffer)({ ...path, actor })
      return offerOf('catering', path.companyId, path.offerId)
    }),

    listSentPriceRequests: read(({ path, query }) =>
      priceRequests.list('corporate', path.companyId, pageOf(query, 50)),
    ),
    listReceivedPriceRequests: read(({ path, query }) =>
      priceRequests.list('catering', path.companyId, pageOf(query, 50)),
    ),
    requestPrice: command(async ({ path, body, actor }) => {
      const { id } = await use(requestPrice)({
        corporateId: path.companyId,
        cateringId: body.catering_id,
        actor,
        servings: body.servings,
        startDate: body.start_date,
        message: body.message,
      })
      return priceRequestOf(path.companyId, id)
    }),
    withdrawPriceRequest: command(async ({ path, actor }) => {
      await use(withdrawPriceRequest)({ ...path, actor })
      return priceRequestOf(path.companyId, path.priceRequestId)
    }),
    answerPriceRequest: command(async ({ path, body, actor }) => {
      const { action, unit_price: unitPrice, note } = body
      if (action === 'answer') await use(answerPriceRequest)({ ...path, actor, unitPrice, note })
      else await use(declinePriceRequest)({ ...path, actor, note })
      return priceRequestOf(path.companyId, path.priceRequestId)
    }),

    listTerminations: read(({ path, query }) => {
      const direction = query.request_type ?? 'all'
      return terminations.list(
        ofPath(path),
        direction,
        { status: query.status ?? 'all', partnershipType: query.partnership_type ?? 'all' },
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
      return terminationOf(path.companyId, id)
    }),
    decideTermination: command(async ({ path, body, actor }) => {
      const { companyId, terminationId } = path
      const decision = { companyId, terminationId, actor }
      if (body.action === 'approve') await use(approveTermination)(decision)
      else if (body.action === 'reject') await use(rejectTermination)(decision)
      else await use(withdrawTermination)(decision)
      return terminationOf(companyId, terminationId)
    }),

    listCorporateGroups: read(({ path, query }) => groups.list(path.companyId, query.search ?? '', pageOf(query, 50))),
    getCorporateGroup: read(async ({ path }) => ({
      group: await found(groups.detail(path.companyId, path.groupId), noGroup),
    })),
    createCorporateGroup: command(async ({ path, body, actor }) => {
      const { name, description } = body
      const groupId = await use(createCorporateGroup)({ cateringId: path.companyId, actor, name, description })
      return groupOf(path.companyId, groupId)
    }),
    updateCorporateGroup: command(async ({ path: { companyId, groupId }, body, actor }) => {
      const { version: seenVersion, ...text } = body
      await use(updateCorporateGroup)({ cateringId: companyId, groupId, actor, ...text, seenVersion }).catch(
        withPresent(() => found(groups.one(companyId, groupId), noGroup)),
      )
      return groupOf(companyId, groupId)
    }),
    deleteCorporateGroup: command(async ({ path: { companyId, groupId }, actor }) => {
      await use(deleteCorporateGroup)({ cateringId: companyId, groupId, actor })
      return { success: true }
    }),
    addCompanyToGroup: command(async ({ path: { companyId, groupId }, body, actor }) => {
      await use(addCompanyToGroup)({ cateringId: companyId, groupId, corporateId: body.corporate_id, actor })
      return groupOf(companyId, groupId)
    }),
    removeCompanyFromGroup: command(async ({ path: { companyId, groupId, corpId }, actor }) => {
      await use(removeCompanyFromGroup)({ cateringId: companyId, groupId, corporateId: corpId, actor })
      return groupOf(companyId, groupId)
    }),
    getGroupStatistics: read(({ path }) => found(groups.statistics(path.companyId, path.groupId), noGroup)),
    listAvailableCompanies: read(({ path, query }) =>
      groups.available(path.companyId, query.search ?? '', query.group_id, pageOf(query, 20)),
    ),
  } satisfies Partial<Operations>
}
