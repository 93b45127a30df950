import { useGetSupplierDashboardQuery } from '../../api/generated.ts'
import { Dashboard, GeneralPage } from './dashboard.tsx'
import { useDashboardStyles } from './dashboard-styles.ts'
import { FigureCards } from '../../ui/figure-cards.tsx'
import { supplierFigures } from './figures.ts'
import { fresh } from './fresh.ts'
import { RecentActivities } from './recent-activities.tsx'
import { RecentSales } from './recent-sales.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { contractRows, peopleRows } from './waiting-rows.ts'

export const SupplierGeneral = ({ companyId }: { companyId: string }) => {
  const styles = useDashboardStyles()
  return (
    <Dashboard query={useGetSupplierDashboardQuery({ companyId }, fresh)}>
      {(dashboard) => (
        <GeneralPage>
          <FigureCards figures={supplierFigures(dashboard)} />
          <div className={styles.row}>
            {dashboard.needs !== null && (
              <div className={styles.aside}>
                <WaitingCard
                  lines={[...contractRows(dashboard.needs, 'caterings'), ...peopleRows(dashboard.needs.waiting)]}
                />
              </div>
            )}
            <RecentSales days={dashboard.recent_days} />
            {dashboard.needs === null && <RecentActivities activities={dashboard.recent_activities} />}
          </div>
          {dashboard.needs !== null && <RecentActivities isWide activities={dashboard.recent_activities} />}
        </GeneralPage>
      )}
    </Dashboard>
  )
}
