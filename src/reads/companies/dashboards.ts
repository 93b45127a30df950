import type { CompanyId } from '../../core/shared/index.ts'
import type { Statement } from '../../persistence/index.ts'
import type { CateringDashboard, CorporateDashboard, SupplierDashboard } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { cateringDashboard } from './catering-dashboard.ts'
import { corporateDashboard } from './corporate-dashboard.ts'
import type { DashboardValues } from './dashboard-parts.ts'
import { type WithActivities, type WithEntries, withSentences } from './recent-activities.ts'
import { supplierDashboard } from './supplier-dashboard.ts'

/** `isManager`: whether whoever asks may see what waits for managers. */
export class DashboardReads extends Reads {
  corporate(companyId: CompanyId, isManager: boolean): Promise<CorporateDashboard> {
    return this.#dashboard(corporateDashboard, companyId, isManager)
  }

  catering(companyId: CompanyId, isManager: boolean): Promise<CateringDashboard> {
    return this.#dashboard(cateringDashboard, companyId, isManager)
  }

  supplier(companyId: CompanyId, isManager: boolean): Promise<SupplierDashboard> {
    return this.#dashboard(supplierDashboard, companyId, isManager)
  }

  async #dashboard<Dashboard extends WithActivities>(
    statement: Statement<DashboardValues, WithEntries<Dashboard>>,
    companyId: CompanyId,
    isManager: boolean,
  ): Promise<Dashboard> {
    const [row] = await this.db.rows(statement, { companyId, isManager, now: this.clock.now() })
    return withSentences(row as WithEntries<Dashboard>)
  }
}
