import { PageAddresses, type PageSegments } from '../../../src/core/access/index.ts'

export class FakePageAddresses extends PageAddresses {
  segmentsOf({
    userId,
    companyType,
    companyId,
  }: {
    userId: string
    companyType: string
    companyId: string
  }): PageSegments {
    return { user: `u-${userId}`, companyType: `t-${companyType}`, company: `c-${companyId}` }
  }
}
