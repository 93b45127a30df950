import type { Use } from '../../core/shared/index.ts'
import { PartnershipReads } from '../../reads/index.ts'
import { type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

export const partnershipOperations = (use: Use) => {
  const partnerships = use(PartnershipReads)
  return {
    listPartnerships: read(({ query, member }) =>
      partnerships.list(member.companyId, query.partnership_type ?? 'catering', query.search ?? '', pageOf(query, 100)),
    ),
  } satisfies Partial<Operations>
}
