import { useGetSupplierDashboardQuery } from '../../api/generated.ts'
import { Dashboard, GeneralPage } from './dashboard.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { FigureCards } from '../../shared/figure-cards.tsx'
import { supplierFigures } from './figures.ts'
import { fresh } from './fresh.ts'
import { RecentActivities } from './recent-activities.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { contractRows, peopleRows } from './waiting-rows.ts'

export const SupplierGeneral = ({ companyId }: { companyId: string }) => {
  const styles = useDashboardStyles()
  return (
    <Dashboard query={useGetSupplierDashboardQuery({ companyId }, fresh)}>
      {(dashboard) => (
        <GeneralPage>
          <FigureCards figures={supplierFigures(dashboard)} />
          <div className={dashboard.needs === null ? undefined : styles.row}>
            <RecentActivities activities={dashboard.recent_activities} />
            {dashboard.needs !== null && (
              <WaitingCard
                rows={[...contractRows(dashboard.needs, 'caterings'), ...peopleRows(dashboard.needs.waiting)]}
              />
            )}
          </div>
        </GeneralPage>
      )}
    </Dashboard>
  )
}
