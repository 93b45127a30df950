import type { OrderEvent } from '../../core/store/index.ts'

/** All null for the operator. */
export interface ActorColumns {
  actorCompanyId: string | null
  actorUserId: string | null
  actorKeyId: string | null
}

export const actorColumns = ({ actor }: Pick<OrderEvent, 'actor'>): ActorColumns => ({
  actorCompanyId: actor?.companyId ?? null,
  actorUserId: actor?.userId ?? null,
  actorKeyId: actor?.keyId ?? null,
})
