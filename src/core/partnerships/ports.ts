import type { CompanyId, GroupId, OfferId, PartnershipId, PriceRequestId, TerminationId } from '../shared/index.ts'
import type { Termination } from './termination.ts'
import type { Partnership, Terms } from './partnership.ts'
import type { Offer } from './offer.ts'
import type { CorporateGroup, GroupMember } from './corporate-group.ts'
import type { PriceRequest } from './price-request.ts'
import type { CateringProfile } from './catering-profile.ts'

export abstract class Terminations {
  /** Refuses with `termination.already_pending`. */
  abstract add(termination: Termination): Promise<void>
  /** One that the company requested or has to decide. */
  abstract of(companyId: CompanyId, terminationId: TerminationId): Promise<Termination | null>
  /** Saves the decision if the request is still pending; returns whether it was. */
  abstract settle(termination: Termination): Promise<boolean>
  abstract isPending(cateringId: CompanyId, partnershipId: PartnershipId): Promise<boolean>
}

export abstract class Partnerships {
  /** Refuses with `partnership.already_active`. */
  abstract add(partnership: Partnership): Promise<void>
  /** The active partnership of the two companies, not locked. */
  abstract active(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null>
  /** Their active partnership; it cannot end until the transaction ends. */
  abstract hold(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null>
  /** The catering's active partnerships with these partners, locked in the same way. */
  abstract holdAll(cateringId: CompanyId, partnerIds: readonly CompanyId[]): Promise<Partnership[]>
  /** Their active partnership, locked until the transaction ends. */
  abstract activeForChange(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null>
  /** One of the company's current or past partnerships, locked until the transaction ends. */
  abstract forChange(companyId: CompanyId, partnershipId: PartnershipId): Promise<Partnership | null>
  /** Saves its cut-off, and whether and when it ends. */
  abstract update(partnership: Partnership): Promise<void>
  abstract addTerms(terms: Terms): Promise<void>
  /** In chronological order. */
  abstract termsOf(partnership: Partnership): Promise<Terms[]>
}

export interface ExpiringOffer {
  cateringId: CompanyId
  corporateName: string
  createdAt: Date
}

export abstract class Offers {
  /** Refuses with `offer.already_waiting`. */
  abstract add(offer: Offer): Promise<void>
  /** An offer that the company sent or received. */
  abstract of(companyId: CompanyId, offerId: OfferId): Promise<Offer | null>
  /** Saves the answer if the offer is still waiting; returns whether it was. */
  abstract settle(offer: Offer): Promise<boolean>
  /**
   * Waiting offers that were sent before `sentBefore` and whose catering has not been told that they expire, marked as
   * told; those sent at or before `expired` are only marked.
   */
  abstract takeExpiring(sentBefore: Date, expired: Date): Promise<ExpiringOffer[]>
  /** Settles waiting offers between the two companies that were sent at or before `sentUntil`; returns how many. */
  abstract settleWaiting(
    pair: { corporateId: CompanyId; cateringId: CompanyId },
    status: 'withdrawn' | 'expired',
    sentUntil: Date,
    at: Date,
  ): Promise<number>
}

export abstract class CorporateGroups {
  /** Refuses with `group.name_taken`. */
  abstract add(group: CorporateGroup): Promise<void>
  /** Locked until the transaction ends. */
  abstract forChange(cateringId: CompanyId, groupId: GroupId): Promise<CorporateGroup | null>
  /** Refuses with `group.name_taken`. */
  abstract update(group: CorporateGroup): Promise<void>
  /** Does not touch its firms or their menus. */
  abstract remove(group: CorporateGroup): Promise<void>
  /** Members with a partnership that is active at `now`, in the order they joined. */
  abstract membersOf(group: CorporateGroup, now: Date): Promise<GroupMember[]>
  /** Refuses with `group.firm_already_in`. */
  abstract join(group: CorporateGroup, partnershipId: PartnershipId, corporateId: CompanyId, at: Date): Promise<void>
  /** Returns whether the firm was in the group. */
  abstract leave(group: CorporateGroup, corporateId: CompanyId): Promise<boolean>
  /** Removes a partner from all groups of the catering. */
  abstract leaveAll(cateringId: CompanyId, partnershipId: PartnershipId): Promise<void>
}

export abstract class CateringProfiles {
  /** Locked until the transaction ends; null if none was saved. */
  abstract forChange(cateringId: CompanyId): Promise<CateringProfile | null>
  /** Saves on top of the version before; returns whether that is still the present one. */
  abstract save(cateringId: CompanyId, profile: CateringProfile): Promise<boolean>
}

export abstract class PriceRequests {
  /** Refuses with `price_request.already_waiting`. */
  abstract add(request: PriceRequest): Promise<void>
  /** One that the company sent or received. */
  abstract of(companyId: CompanyId, priceRequestId: PriceRequestId): Promise<PriceRequest | null>
  /** Saves status and answer if the request was still open; returns whether it was. */
  abstract settle(request: PriceRequest): Promise<boolean>
  /** Closes an open request of the pair that was sent at or before `sentUntil`. */
  abstract expire(pair: { corporateId: CompanyId; cateringId: CompanyId }, sentUntil: Date, at: Date): Promise<void>
}
