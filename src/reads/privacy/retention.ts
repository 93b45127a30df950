import type { CompanyId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

const ofFirm = prepared<{ companyId: CompanyId }, { months: number }>(
  'SELECT retention_months AS months FROM companies WHERE id = $companyId',
)

/** How long choices of a firm keep their person (rule D2). */
export class RetentionReads extends Reads {
  async ofFirm(companyId: CompanyId): Promise<{ months: number }> {
    return (await this.db.row(ofFirm, { companyId }))!
  }
}
