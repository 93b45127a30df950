import type { CompanyId, GroupId, OfferId, PartnershipId, TerminationId } from '../shared/index.ts'
import type { Termination } from './termination.ts'
import type { Partnership, Terms } from './partnership.ts'
import type { Offer } from './offer.ts'
import type { CorporateGroup, GroupMember } from './corporate-group.ts'

export abstract class Terminations {
  /** Refuses with `termination.already_pending`. */
  abstract add(termination: Termination): Promise<void>
  /** One that the company asked for or has to decide. */
  abstract of(companyId: CompanyId, terminationId: TerminationId): Promise<Termination | null>
  /** Writes the decision on one that is still pending; tells whether it did. */
  abstract settle(termination: Termination): Promise<boolean>
  abstract isPending(cateringId: CompanyId, partnershipId: PartnershipId): Promise<boolean>
}

export abstract class Partnerships {
  /** Refuses with `partnership.already_active`. */
  abstract add(partnership: Partnership): Promise<void>
  /** Whether the two have an active partnership. */
  abstract isActive(cateringId: CompanyId, partnerId: CompanyId): Promise<boolean>
  /** Their active partnership, held against its end until the transaction ends. */
  abstract hold(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null>
  /** The catering's active partnerships with these, held against their ends. */
  abstract holdAll(cateringId: CompanyId, partnerIds: readonly CompanyId[]): Promise<Partnership[]>
  /** Their active partnership, locked until the transaction ends. */
  abstract activeForChange(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null>
  /** One of the company's, present or past, locked until the transaction ends. */
  abstract forChange(companyId: CompanyId, partnershipId: PartnershipId): Promise<Partnership | null>
  /** Writes its cut-off, and how and when it ends. */
  abstract update(partnership: Partnership): Promise<void>
  abstract addTerms(terms: Terms): Promise<void>
  /** From the earliest to the latest. */
  abstract termsOf(partnership: Partnership): Promise<Terms[]>
}

export abstract class Offers {
  /** Refuses with `offer.already_waiting`. */
  abstract add(offer: Offer): Promise<void>
  /** One that the company sent or received. */
  abstract of(companyId: CompanyId, offerId: OfferId): Promise<Offer | null>
  /** Writes the answer to an offer that still waits; tells whether it did. */
  abstract settle(offer: Offer): Promise<boolean>
  /** Settles what waits between the two and was sent at or before `sentUntil`; returns how many. */
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
  /** Leaves its firms and their menus alone. */
  abstract remove(group: CorporateGroup): Promise<void>
  /** Those whose partnership lasts at `now`, the first that joined first. */
  abstract membersOf(group: CorporateGroup, now: Date): Promise<GroupMember[]>
  /** Refuses with `group.firm_already_in`. */
  abstract join(group: CorporateGroup, partnershipId: PartnershipId, corporateId: CompanyId, at: Date): Promise<void>
  /** Tells whether the firm was in the group. */
  abstract leave(group: CorporateGroup, corporateId: CompanyId): Promise<boolean>
  /** Takes a partner out of all groups of the catering. */
  abstract leaveAll(cateringId: CompanyId, partnershipId: PartnershipId): Promise<void>
}
